import { PRODUCTS } from '../../src/products';
import type { ProductId } from '../../src/products';
import type { ComponentApi } from '../../src/api/types';
import { cacheFolder, cacheKey, readCache, writeCache } from './cache';
import { checkSchema } from './check-schema';
import { ApiError } from './errors';
import { generate } from './generate';
import { installedPackage } from './packages';
import { COMPONENT_SCHEMA } from './schema';
import { targetsOf } from './targets';
import type { ApiTarget } from './targets';

const loaded = new Map<string, ComponentApi[]>();

function checked(components: ComponentApi[], target: ApiTarget): ComponentApi[] {
  for (const component of components) {
    const [fault] = checkSchema(component, COMPONENT_SCHEMA);
    if (fault) {
      throw new ApiError(
        { ...target, file: `${component.name}.json` },
        `The description does not fit the published schema: ${fault}.`,
        'Correct the generator, or plugins/api-reference/schema.ts with src/api/types.ts.',
      );
    }
  }
  return components;
}

/**
 * The components of one version of one product: from memory, from the cache, or generated.
 *
 * @param siteDir - Folder whose `node_modules` holds the packages and whose `.cache` is used.
 * @returns The components, sorted by name, without demos (`demosOf` adds them).
 * @throws ApiError with place and cure; nothing is written then.
 */
export function loadTarget(target: ApiTarget, siteDir: string): ComponentApi[] {
  const folder = cacheFolder(target, siteDir);
  const packages = target.packages.map((wanted) => installedPackage(wanted, target, siteDir));
  const key = cacheKey(target, packages);
  const known = loaded.get(folder + key) ?? readCache(folder, key);
  const components = known ?? checked(generate(target, siteDir), target);
  if (!known) {
    writeCache(folder, key, components);
  }
  loaded.set(folder + key, components);
  return components;
}

/**
 * The components of the version of a product that this site documents as current.
 *
 * @returns None for a product without components.
 * @throws ApiError as `loadTarget` does.
 */
export function loadApi(product: ProductId, siteDir = process.cwd()): ComponentApi[] {
  return targetsOf(PRODUCTS)
    .filter((target) => target.product === product)
    .flatMap((target) => loadTarget(target, siteDir));
}
