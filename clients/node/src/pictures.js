// What the plugins for bundlers share: a file *.roundel.json becomes a picture.

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Picture } from './picture.js'

export const PICTURE = /\.roundel\.json$/

/** Reads { component, props, context, output } and renders it; gives the picture and a file name for it. */
export async function pictureOf(client, path) {
  let params
  try {
    params = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path}: ${error.message}`)
  }
  try {
    // As it is, so that a member with a wrong name is told with the right one.
    const picture = new Picture(await client.call('component/render', params))
    const name = `${basename(path).replace(PICTURE, '')}.${picture.rendering.format === 'svg' ? 'svg' : 'png'}`
    return { picture, name }
  } catch (error) {
    error.message = `${path}: ${error.message}`
    throw error
  }
}
