// Every method of the protocol. Written by `make clients` from protocol/v1 and api.jinja.

/** The version of the protocol that this client was written for. */
export const PROTOCOL = '1.0'

/** Members of `context`. */
export const CONTEXT = [
  'theme',
  'colorScheme',
  'platform',
  'locale',
  'layoutDirection',
  'displayScale',
  'reduceMotion',
  'increaseContrast',
]

/** Members of `output`. */
export const OUTPUT = [
  'format',
  'scale',
  'background',
  'padding',
  'text',
  'idPrefix',
  'animated',
  'image',
  'path',
]

/** What both clients can be asked; what `call` and `render` return, a promise or not, they return. */
export class Methods {
  accessibilityDescribe(params, options) {
    return this.call('accessibility/describe', params, options)
  }

  badgeText(params, options) {
    return this.call('badge/text', params, options)
  }

  colorContrast(params, options) {
    return this.call('color/contrast', params, options)
  }

  colorIdentity(params, options) {
    return this.call('color/identity', params, options)
  }

  componentDescribe(params, options) {
    return this.call('component/describe', params, options)
  }

  componentList(params, options) {
    return this.call('component/list', params, options)
  }

  componentRender(params, options) {
    return this.call('component/render', params, options)
  }

  componentRenderBatch(params, options) {
    return this.call('component/renderBatch', params, options)
  }

  componentResolve(params, options) {
    return this.call('component/resolve', params, options)
  }

  fallbackResolve(params, options) {
    return this.call('fallback/resolve', params, options)
  }

  initialsCompute(params, options) {
    return this.call('initials/compute', params, options)
  }

  ping(params, options) {
    return this.call('ping', params, options)
  }

  pluginList(params, options) {
    return this.call('plugin/list', params, options)
  }

  rpcDiscover(params, options) {
    return this.call('rpc.discover', params, options)
  }

  symbolDescribe(params, options) {
    return this.call('symbol/describe', params, options)
  }

  symbolSearch(params, options) {
    return this.call('symbol/search', params, options)
  }

  themeDescribe(params, options) {
    return this.call('theme/describe', params, options)
  }

  themeList(params, options) {
    return this.call('theme/list', params, options)
  }

  avatar(props, options) {
    return this.render('avatar', props, options)
  }

  avatarStack(props, options) {
    return this.render('avatarStack', props, options)
  }

  badge(props, options) {
    return this.render('badge', props, options)
  }

  icon(props, options) {
    return this.render('icon', props, options)
  }

  storyRing(props, options) {
    return this.render('storyRing', props, options)
  }

  profilePicture(props, options) {
    return this.render('profilePicture', props, options)
  }

  overlay(props, options) {
    return this.render('overlay', props, options)
  }

  row(props, options) {
    return this.render('row', props, options)
  }

  label(props, options) {
    return this.render('label', props, options)
  }

  skeleton(props, options) {
    return this.render('skeleton', props, options)
  }
}
