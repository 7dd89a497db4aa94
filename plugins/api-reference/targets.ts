import type { Product, ProductId } from '../../src/products';

/** An npm package whose components are described. */
export interface ApiPackage {
  /** The package's own name, as readers import it. */
  name: string;
  version: string;
  /** Name it is installed under, such as `material-v6`, when that is not its own. */
  installedAs?: string;
  /** Part of the address that its pages share, such as `data-grid`; they share none without. */
  section?: string;
  /** Types that have a page as components do. */
  interfaces?: readonly string[];
}

/** One version of one product: what is generated together. */
export interface ApiTarget {
  product: ProductId;
  version: string;
  /** Path of the product's pages, such as `/material-ui`. */
  basePath: string;
  packages: ApiPackage[];
  repository: { url: string; tag: string; packageFolders: Record<string, string> };
}

// Thousands of components of one shape: the icons have a gallery of their own.
const WITHOUT_API = new Set(['@mui/icons-material']);

/**
 * The API references of the products' earlier releases, of each product the newest first. Compared
 * with the current one, they tell since when things exist. Of a release the first package is read.
 */
export function earlierTargetsOf(products: readonly Product[]): ApiTarget[] {
  return products.flatMap(({ id, basePath, packages: [first], repository, earlier = [] }) =>
    repository
      ? earlier.map(({ version, installedAs }) => ({
          ...{ product: id, version, basePath },
          packages: [{ name: first.name, version, installedAs }],
          repository: { ...repository, tag: `v${version}` },
        }))
      : [],
  );
}

/**
 * The API references of the catalogue's current versions: every product with packages and a
 * repository to link to.
 */
export function targetsOf(products: readonly Product[]): ApiTarget[] {
  return products.flatMap(({ id, version, basePath, packages, repository }) => {
    const described = packages.filter(({ name }) => !WITHOUT_API.has(name));
    return repository && described.length > 0
      ? [{ product: id, version, basePath, packages: described, repository }]
      : [];
  });
}
