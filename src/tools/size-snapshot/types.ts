/** Size of a bundle in bytes. */
export interface Size {
  minified: number;
  gzip: number;
}

/** The size of a component's bundle. */
export interface ComponentSize {
  name: string;
  /** Path of its API page, absent if the release has none here. */
  path?: string;
  /** With everything that it needs, except React. */
  alone: Size;
  /** What it adds to an app that has the baseline; absent if the product has no baseline. */
  added?: Size;
  /** Whether the release before, if documented, doesn't have the component. */
  isNew?: boolean;
}

/** The sizes of a release's components, sorted by name. */
export interface ReleaseSizes {
  version: string;
  components: ComponentSize[];
}

/** The sizes of a product's components. */
export interface ProductSizes {
  id: string;
  name: string;
  /** The imports that an app is assumed to have, as code. */
  baseline: string | null;
  /** Newest first. */
  releases: ReleaseSizes[];
}
