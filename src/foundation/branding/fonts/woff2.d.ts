/** The bundler replaces a font file with its URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
