// For `compilerOptions.types`: what an import of a picture is, with the plugins for bundlers.

declare module '*.roundel.json' {
  const url: string
  export default url
}
declare module '*.roundel.json?inline' {
  const url: string
  export default url
}
declare module '*.roundel.json?raw' {
  const svg: string
  export default svg
}
