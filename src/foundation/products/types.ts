import type {
  DemoScope,
  OtherReleases,
  ProductId,
  ProductVersion,
  RenamedPages,
} from '../../../lines/types';

export type {
  DemoScope,
  EarlierRelease,
  ProductId,
  ProductVersion,
  RenamedPages,
} from '../../../lines/types';

/** An npm package at the exact version that a product's pages document. */
export interface ProductPackage {
  name: string;
  version: string;
  /**
   * Path segment of this package's API pages, such as `data-grid`, for a product with a segment per
   * package.
   */
  section?: string;
}

/** The archived pages of a docs instance at a release. */
export interface DocsArchive {
  /** Id of the docs instance. */
  instance: string;
  version: string;
  /** Docusaurus's folder of the pages, relative to the repository root. */
  folder: string;
  /** Path of the pages, with leading slash, without trailing slash. */
  basePath: `/${string}`;
  /** The library's package, as the demos import it. */
  packageName: string;
  /** The npm alias of the library's package at this version. */
  installedAs: string;
  /** URL of the guide for migrating to the next major version, `null` if there is none. */
  migration: string | null;
  demoScope: DemoScope;
  renamed: RenamedPages;
}

/** A Docusaurus docs instance: a folder of MDX and its path. */
export interface DocsInstance {
  /** Instance id of the docs plugin. For a product's pages, the name of its folder. */
  id: string;
  /** Folder, relative to the repository root. */
  folder: string;
  /** Path of the pages, with leading and without trailing slash. */
  basePath: `/${string}`;
  /** Whether the pages are hidden from search engines. */
  noIndex?: boolean;
  /** Whether the pages show no ads. */
  disableAds?: boolean;
  /** The library used by the demos in this folder. */
  demoScope: DemoScope;
}

/** Group of products, used by menus and analytics. */
export interface ProductCategory {
  id: 'core' | 'x' | 'docs';
  name: string;
}

/** Location of a product's sources, for edit and source links. */
export interface ProductRepository {
  /** URL of the library's repository. */
  url: string;
  /** Git tag of the documented version. Default: the version after a `v`. */
  tag?: string;
  /** Folder of each package in that repository, by package name. */
  packageFolders: Record<string, string>;
}

/** A product in the catalogue. */
export interface Product extends Pick<OtherReleases, 'earlier'> {
  id: ProductId;
  name: string;
  /** One-line description for menus and the home page. */
  description: string;
  category: ProductCategory;
  /** Base path of the product's pages, with leading slash, without trailing slash. */
  basePath: `/${string}`;
  /** Path of the product's start page, or an external URL. */
  landing: `/${string}/` | `https://${string}`;
  /** Empty for a product with a single page, which then shows the default navigation tree. */
  docs: readonly DocsInstance[];
  packages: readonly ProductPackage[];
  /** The version shown next to the name. */
  version: string;
  /** URL of the logo file, for `<img>`. */
  logo: string;
  /** The logo as SVG markup, for copying. */
  logoSvg: string;
  versions: readonly ProductVersion[];
  repository?: ProductRepository;
}
