/** The front matter field that the build adds to component pages. */
export interface PageSize {
  /** What the page's first component adds to an app, in bytes of gzip. */
  gzip: number;
  /** Name of that component. */
  component: string;
}
