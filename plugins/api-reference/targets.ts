import type { EarlierRelease, Product, ProductId } from '../../src/products';

/** An npm package whose components are described. */
export interface ApiPackage {
  /** The package's name in import statements. */
  name: string;
  version: string;
  /** The alias that it's installed under, such as `material-v6`, if any. */
  installedAs?: string;
  /** Path segment shared by its pages, such as `data-grid`, if any. */
  section?: string;
  /** Types with their own pages. */
  interfaces?: readonly string[];
}

/** One version of a product, generated together. */
export interface ApiTarget {
  product: ProductId;
  version: string;
  /** Path of the product's pages, such as `/material-ui`. */
  basePath: string;
  packages: ApiPackage[];
  repository: { url: string; tag: string; packageFolders: Record<string, string> };
}

// Thousands of identical components, which the icon gallery documents.
const WITHOUT_API = new Set(['@mui/icons-material']);

function targetsOfReleases(
  { id, basePath, packages: [first], repository }: Product,
  releases: readonly Pick<EarlierRelease, 'version' | 'installedAs'>[] = [],
): ApiTarget[] {
  return repository
    ? releases.map(({ version, installedAs }) => ({
        ...{ product: id, version, basePath },
        packages: [{ name: first.name, version, installedAs }],
        repository: { ...repository, tag: `v${version}` },
      }))
    : [];
}

/**
 * The API references of the products' earlier releases, newest first per product. Used to find when
 * something was added. Only the first package of a release is read.
 */
export function earlierTargetsOf(products: readonly Product[]): ApiTarget[] {
  return products.flatMap((product) => targetsOfReleases(product, product.earlier));
}

/** The API references of the releases that only the upgrade check knows, like `earlierTargetsOf`. */
export function upgradeTargetsOf(products: readonly Product[]): ApiTarget[] {
  return products.flatMap((product) => targetsOfReleases(product, product.upgradeFrom));
}

/** The API references of current versions, for every product with packages and a repository. */
export function targetsOf(products: readonly Product[]): ApiTarget[] {
  return products.flatMap(({ id, version, basePath, packages, repository }) => {
    const described = packages.filter(({ name }) => !WITHOUT_API.has(name));
    return repository && described.length > 0
      ? [{ product: id, version, basePath, packages: described, repository }]
      : [];
  });
}
