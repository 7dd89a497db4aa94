/** Ids of the products. `core` has one page and no docs folder. */
export type ProductId = 'material-ui' | 'joy-ui' | 'system' | 'core' | 'docs-infra' | 'x';

/** The library used by a folder's demos, which determines their provider. */
export type DemoScope = 'material' | 'joy' | 'material-v6';

/** Paths that pages have in an earlier version, by their current paths, both below the product's path. */
export type RenamedPages = Readonly<Record<string, `/${string}`>>;

/** An entry of a product's versions menu. */
export interface ProductVersion {
  /** Shown in the menu, such as `v7.3.2`. */
  text: string;
  /**
   * Start page of the version's own site. Absent for the current version. An archived version of this
   * site whose name equals or starts with `text` takes precedence for the pages that it has.
   */
  href?: `https://${string}`;
  /** Pages that have another path on that site. */
  renamed?: RenamedPages;
  /** Matches the paths of current pages, below the product's path, that the site lacks. */
  without?: RegExp;
  /** Whether this is the version of the pages in this site. */
  current?: boolean;
}

/** A release before the documented one. Its package is installed under an npm alias. */
export interface EarlierRelease {
  version: string;
  /** npm alias of the product's first package at this version, such as `material-v6`. */
  installedAs: string;
  /** URL of the guide for migrating from this release to the next major version. */
  migration?: `https://${string}` | `/${string}/`;
  /** How the site serves the archived pages of this release; absent if it has none. */
  archive?: {
    /** Path segment between the product's path and the page's, such as `v6`. */
    path: string;
    demoScope: DemoScope;
    /** Pages that have another path in the archive. */
    renamed?: RenamedPages;
  };
}

/** Releases of a product that only the build compares with the documented one. */
export interface ComparedReleases {
  /**
   * Releases after the documented one, newest first: readers see what they change, but the pages
   * don't document them.
   */
  later?: readonly Pick<EarlierRelease, 'version' | 'installedAs'>[];
  /** Path of the guide for upgrading from the documented release to what npm installs. */
  upgrade?: `/${string}/`;
  /** Releases before those, newest first, that only the comparison and the upgrade check know. */
  upgradeFrom?: readonly Pick<EarlierRelease, 'version' | 'installedAs'>[];
}

/** What pages say of a product's releases that they don't document. */
export interface OtherReleases {
  /** Earlier releases that the site includes, latest first. */
  earlier?: readonly EarlierRelease[];
  /** The entries of the versions menu after the current one. */
  otherVersions?: readonly ProductVersion[];
}

/** A release line: packages that belong together, from which one site is built. */
export interface Line {
  /** The major version of Material UI, such as `9`. Also the name of its folder in `lines/`. */
  id: string;
  /** Exact version by package name. */
  packages: Readonly<Record<string, string>>;
  releases: Partial<Record<ProductId, OtherReleases>>;
}

/** What only the build reads of a line, so it's no part of any script. */
export type Compared = Partial<Record<ProductId, ComparedReleases>>;
