/** A template in the gallery, written by `plugins/content/templates`. */
export interface GalleryTemplate {
  /** Its folder in `templates/`, and the last part of its page's path. */
  name: string;
  title: string;
  /** One sentence. */
  description: string;
  /** The MUI X packages that it uses. */
  xPackages: string[];
  /** Path of its page component in the project. */
  openFile: string;
  /** Path of the JSON file with the project's files, below the base URL. */
  source: string;
}

/** A file of a template's project. */
export interface SourceFile {
  /** Path in the project. */
  path: string;
  text: string;
  /** The text as highlighted HTML. */
  html: string;
}
