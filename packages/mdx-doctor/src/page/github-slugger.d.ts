declare module 'github-slugger' {
  /** Makes ids of texts, each once. */
  export default class Slugger {
    slug(text: string): string;
  }
}
