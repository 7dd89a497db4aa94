/** The same page in another release line, or the start page if the line lacks it. */
export interface OtherLine {
  /** Address for `<Link>`. */
  to: string;
  /** The release that the page describes there. */
  version: string;
  /** Whether it's the start page. */
  isStart?: true;
}

/** The front matter field that the build adds to pages about a package. */
export interface PageRelease {
  /** The release that the page describes. */
  version: string;
  /** The release that npm installs, if it's another one. */
  newest?: string;
  /** Path of a guide for upgrading. */
  guide?: string;
  other?: OtherLine;
}

/** The front matter field that the build adds to pages about a component. */
export interface PageComponent {
  name: string;
  /** The import statement. */
  import: string;
  /** URL of the source code. */
  source: string;
  /** What it adds to an app, in bytes of gzip; absent in the dev server. */
  gzip?: number;
}
