/** The bundler turns a font file into its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
