/** A package to describe. */
export interface DescribedPackage {
  /** Name on npm. */
  name: string;
  /** The exact version that must be installed; any by default. */
  version?: string;
  /** The alias, if it's installed under one. */
  installedAs?: string;
  /** Exported types that are described too, such as that of a table's column. */
  interfaces?: readonly string[];
}

/** Where the sources are, for links. */
export interface Repository {
  /** Address of the repository. */
  url: string;
  /** Git tag of the release. */
  tag: string;
  /** Folder of each package in the repository, by name. */
  packageFolders: Readonly<Record<string, string>>;
}

/** What a component's comment says. */
export interface ComponentComment {
  /** Markdown. */
  description: string;
  /** The component that this one passes its further props to, with the URL of its documentation. */
  inherits: { name: string; href: string } | null;
}

/** How a library documents its components, if not like most. */
export interface Conventions {
  /**
   * Whether an exported component is public. By default, all are.
   *
   * @param name - Name of the export.
   * @param from - Name of the package.
   * @param source - Text of the declaration file.
   */
  isPublic?: (name: string, from: string, source: string) => boolean;
  /** Reads the text of a component's comment. By default, all of it is the description. */
  readComment?: (text: string) => ComponentComment;
  /**
   * Whether the library documents all public props in comments or `propTypes`, and their defaults
   * too, so that the others are its own business. By default, all declared props are public.
   */
  documentsAllProps?: boolean;
}

/** What to describe. */
export interface DescribeOptions {
  /** The packages of a library. What one inherits from another is found. */
  packages: readonly DescribedPackage[];
  /** Folder whose `node_modules` contains the packages; the current one by default. */
  root?: string;
  /** Without it, descriptions don't link to sources. */
  repository?: Repository;
  conventions?: Conventions;
}
