import { withHistory } from 'react-component-api/compare';
import type { ApiRelease as Release } from 'react-component-api/compare';
import { compared } from '../../../lines/current';
import { productById } from '../../../src/foundation/products';
import type { ProductId } from '../../../src/foundation/products';
import { component as schema } from '../../../src/api/schema';
import type { ComponentApi } from '../../../src/api/types';
import { faultsOf } from 'mdx-doctor/schema-faults';
import { cacheFolder, cacheKey, readCache, writeCache } from './cache';
import { generate } from './generate';
import { readStatements, withReplacements } from './statements';
import { allTargetsOf } from './targets';
import type { ApiTarget } from './options';

const loaded = new Map<string, ComponentApi[]>();

function checked(components: ComponentApi[], target: ApiTarget): ComponentApi[] {
  for (const component of components) {
    const [fault] = faultsOf(schema, component, { subject: 'The description', part: 'field' });
    if (fault) {
      throw new Error(
        `API of ${target.product} ${target.version}, ${component.name}.json: The description violates its schema: ${fault.message} ${fault.cure} Correct packages/component-api, or src/api/schema.ts.`,
      );
    }
  }
  return components;
}

/**
 * The components of one version of a product, from memory, from the cache, or generated.
 *
 * @param siteDir - Folder whose `node_modules` contains the packages and whose `.cache` is used.
 * @returns The components, sorted by name.
 * @throws If a package can't be described, with location and fix; nothing is written then.
 */
export function loadTarget(target: ApiTarget, siteDir: string): ComponentApi[] {
  const folder = cacheFolder(target, siteDir);
  const key = cacheKey(target, siteDir);
  const known = loaded.get(folder + key) ?? readCache(folder, key);
  const components = known ?? checked(generate(target, siteDir), target);
  if (!known) {
    writeCache(folder, key, components);
  }
  loaded.set(folder + key, components);
  return components;
}

/** A version of a product with its components. */
export type ApiRelease = Release<ComponentApi>;

/** One that is documented. */
export interface DocumentedRelease extends ApiRelease {
  target: ApiTarget;
}

/**
 * Loads targets and adds the history to the components of each product. Only the documented version
 * says what later releases change.
 *
 * @param targets - Newest first per product.
 * @throws Like `loadTarget`.
 */
export function loadReleases(targets: readonly ApiTarget[], siteDir: string): DocumentedRelease[] {
  const releases = targets.map((target) => ({
    target,
    version: target.version,
    packages: target.packages.map(({ name }) => name),
    components: loadTarget(target, siteDir),
  }));
  return releases.map((release, index) => {
    const { product, version } = release.target;
    const ofProduct = (one: DocumentedRelease) => one.target.product === product;
    const earlier = releases.slice(index + 1).filter(ofProduct);
    const later = releases.slice(0, index).filter(ofProduct);
    if (later.length === 0 || version !== productById(product).version) {
      return { ...release, components: withHistory(release, earlier) };
    }
    const statements = readStatements(product, siteDir);
    const components = withHistory(release, earlier, later).map((one) =>
      withReplacements(one, statements),
    );
    return { ...release, components };
  });
}

/** Whether a release is older than those that pages describe the history with. */
const isBeforeHistory = ({ product, version }: ApiTarget) =>
  compared[product]?.upgradeFrom?.some((one) => one.version === version) ?? false;

/**
 * The releases that readers can compare. Pages tell the history without those that only this and the
 * upgrade check know, because they would name a release for each prop that is older than the others.
 *
 * @param targets - Newest first per product.
 * @throws Like `loadTarget`.
 */
export function loadComparedReleases(
  targets: readonly ApiTarget[],
  siteDir: string,
): DocumentedRelease[] {
  const history = targets.filter((target) => !isBeforeHistory(target));
  const before = targets.filter(isBeforeHistory);
  return [...loadReleases(history, siteDir), ...loadReleases(before, siteDir)];
}

const known = new Map<string, DocumentedRelease[]>();

/**
 * All releases of a product that readers can compare, the newest first. Cached.
 *
 * @returns Empty for a product without components.
 * @throws Like `loadTarget`.
 */
export function comparedReleasesOf(
  product: ProductId,
  siteDir = process.cwd(),
): DocumentedRelease[] {
  const key = `${product} ${siteDir}`;
  const products = [productById(product)];
  const releases = known.get(key) ?? loadComparedReleases(allTargetsOf(products), siteDir);
  known.set(key, releases);
  return releases;
}

/**
 * The releases of a product that have pages, the current one first.
 *
 * @returns Empty for a product without components.
 * @throws Like `loadTarget`.
 */
export function releasesOf(product: ProductId, siteDir = process.cwd()): DocumentedRelease[] {
  const releases = comparedReleasesOf(product, siteDir);
  return releases
    .slice(compared[product]?.later?.length ?? 0)
    .filter(({ target }) => !isBeforeHistory(target));
}

/**
 * The components of one version of a product.
 *
 * @param version - The current version by default.
 * @returns Empty for a product without components or an undocumented version.
 * @throws Like `loadTarget`.
 */
export function loadApi(
  product: ProductId,
  siteDir = process.cwd(),
  version: string = productById(product).version,
): ComponentApi[] {
  const release = releasesOf(product, siteDir).find((one) => one.version === version);
  return release?.components ?? [];
}
