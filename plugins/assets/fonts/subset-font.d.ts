declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
  }

  /** A font with only the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
