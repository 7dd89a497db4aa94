/** The products that the site knows. `core` has an identity and a version, but no pages. */
export type ProductId = 'material-ui' | 'joy-ui' | 'system' | 'core' | 'docs-infra' | 'x';

/** Which library a folder's demos run on, hence which provider they are rendered in. */
export type DemoScope = 'material' | 'joy' | 'material-v6';

/** One entry of a product's versions menu. */
export interface ProductVersion {
  /** Shown in the menu, such as `v7.3.2`. */
  text: string;
  /**
   * Where the entry leads. Absent for the current version; for an earlier one it counts while no
   * archived version of this site has its `text`, or begins with it: `v6.5.0` replaces `v6`.
   */
  href?: string;
  /** Whether this is the version of the pages in this site. */
  current?: boolean;
}

/** An npm package at the exact version that the pages of a product are about. */
export interface ProductPackage {
  name: string;
  version: string;
  /**
   * Part of the address that the API pages of this package share, such as `data-grid`, for a product
   * whose packages have each their own; none without.
   */
  section?: string;
  /** Types whose values readers write, and that have an API page as components do. */
  interfaces?: readonly string[];
}

/**
 * A release before the one that the pages are about. Its package stands in `node_modules` beside
 * the current one, under a name of its own.
 */
export interface EarlierRelease {
  version: string;
  /** npm alias of the product's first package at this version, such as `material-v6`. */
  installedAs: string;
  /** How the site serves the pages of that time; absent when it keeps none. */
  archive?: {
    /** What stands between the product's path and the page's, such as `v6`. */
    path: string;
    demoScope: DemoScope;
  };
}

/** The archived pages of a docs instance at one release. */
export interface DocsArchive {
  /** Id of the docs instance. */
  instance: string;
  version: string;
  /** Folder that Docusaurus keeps the pages in, from the repository's root. */
  folder: string;
  /** Path of the pages, with leading and without trailing slash. */
  basePath: `/${string}`;
  /** The library's package, as the demos import it. */
  packageName: string;
  /** The npm alias that it is installed under at this version. */
  installedAs: string;
  demoScope: DemoScope;
}

/** One Docusaurus docs instance: a folder of MDX and the path it is served under. */
export interface DocsInstance {
  /** Instance id of the docs plugin; for a product's own pages the name of its folder. */
  id: string;
  /** Folder, from the repository's root. */
  folder: string;
  /** Path of the pages, with leading and without trailing slash. */
  basePath: `/${string}`;
  /** Whether search engines should leave these pages out. */
  noIndex?: boolean;
  /** The library that the demos of this folder run on. */
  demoScope: DemoScope;
}

/** Group of products, as menus and analytics name it. */
export interface ProductCategory {
  id: 'core' | 'x' | 'docs';
  name: string;
}

/** Where the sources of a product are, for edit and source links. */
export interface ProductRepository {
  /** Address of the repository that holds the library's source. */
  url: string;
  /** Git tag of the documented version. */
  tag: string;
  /** Folder of each package in that repository, by package name. */
  packageFolders: Record<string, string>;
}

/** All that the site knows of a product. */
export interface Product {
  id: ProductId;
  name: string;
  /** One line for menus and the home page. */
  description: string;
  category: ProductCategory;
  /** Path under which the product's pages stand, with leading and without trailing slash. */
  basePath: `/${string}`;
  /**
   * Page that a link to the product opens, or an address outside of this site; absent when nothing
   * should lead to the product.
   */
  landing?: `/${string}/` | `https://${string}`;
  docs: readonly DocsInstance[];
  packages: readonly ProductPackage[];
  /** Releases before `version` that the site knows as well, the newest first. */
  earlier?: readonly EarlierRelease[];
  /** The version shown beside the name. */
  version: string;
  /** Address of the logo file, for `<img>`. */
  logo: string;
  /** The logo as SVG markup, for copying. */
  logoSvg: string;
  /** The product's name beside its logo as SVG markup, for copying. */
  wordmarkSvg: string;
  versions: readonly ProductVersion[];
  repository?: ProductRepository;
}
