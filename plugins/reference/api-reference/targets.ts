import { compared } from '../../../lines/current';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { EarlierRelease, Product } from '../../../src/foundation/products';
import type { ApiTarget } from './options';

// Thousands of identical components, which the icon gallery documents.
const ICONS = new Set(Object.values(LIBRARIES).map(({ icons }) => icons));

// Not in the catalogue, which is in the scripts of all pages.
/** Types whose values readers write, by package; they have API pages, like components. */
const INTERFACES = new Map([
  [
    '@mui/x-data-grid',
    [
      ...['GridApi', 'GridCellParams', 'GridColDef', 'GridSingleSelectColDef'],
      ...['GridActionsColDef', 'GridExportStateParams', 'GridFilterItem', 'GridFilterModel'],
      ...['GridFilterOperator', 'GridRowClassNameParams', 'GridRowParams'],
      ...['GridRowSpacingParams', 'GridCsvExportOptions', 'GridPrintExportOptions'],
    ],
  ],
]);

function targetsOfReleases(
  { id, basePath, packages: [first], repository }: Product,
  releases: readonly Pick<EarlierRelease, 'version' | 'installedAs'>[] = [],
): ApiTarget[] {
  return first && repository
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

/** The API references of the releases after the documented ones, like `earlierTargetsOf`. */
export function laterTargetsOf(products: readonly Product[]): ApiTarget[] {
  return products.flatMap((product) => targetsOfReleases(product, compared[product.id]?.later));
}

/** The API references of the releases that only the upgrade check knows, like `earlierTargetsOf`. */
function upgradeTargetsOf(products: readonly Product[]): ApiTarget[] {
  return products.flatMap((product) =>
    targetsOfReleases(product, compared[product.id]?.upgradeFrom),
  );
}

/**
 * The API references of current versions, for every product with packages.
 *
 * @throws If such a product has no repository, which API pages link to.
 */
export function targetsOf(products: readonly Product[]): ApiTarget[] {
  return products.flatMap(({ id, version, basePath, packages, repository }) => {
    const described = packages
      .filter(({ name }) => !ICONS.has(name))
      .map((one) => ({ ...one, interfaces: INTERFACES.get(one.name) }));
    if (described.length === 0) {
      return [];
    }
    if (!repository) {
      throw new Error(
        `${id} has packages, but no repository, which its API pages link to. Add it to the product in src/foundation/products/catalogue.ts.`,
      );
    }
    const tagged = { tag: `v${version}`, ...repository };
    return [{ product: id, version, basePath, packages: described, repository: tagged }];
  });
}

/** The API references of all installed releases that readers can compare, newest first per product. */
export function allTargetsOf(products: readonly Product[]): ApiTarget[] {
  return [laterTargetsOf, targetsOf, earlierTargetsOf, upgradeTargetsOf].flatMap((all) =>
    all(products),
  );
}
