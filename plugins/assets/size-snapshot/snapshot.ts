import { productById } from '../../../src/foundation/products';
import type { ProductId } from '../../../src/foundation/products';
import type { ReleaseSizes } from '../../../src/tools/size-snapshot/types';
import { apiPathname } from '../../reference/api-pages/site-links';
import { releasesOf } from '../../reference/api-reference';
import { baselineOf } from './baselines';
import { measureRelease } from './measure-release';
import { cachedSizes } from './snapshot-cache';

async function measured(product: ProductId, siteDir: string): Promise<ReleaseSizes[]> {
  const { version: current } = productById(product);
  const releases: ReleaseSizes[] = [];
  for (const { version, target, components } of releasesOf(product, siteDir)) {
    const alias = Object.fromEntries(
      target.packages.flatMap(({ name, installedAs }) =>
        installedAs ? [[name, installedAs]] : [],
      ),
    );
    const release = { components, baseline: baselineOf(product), alias };
    const imports = components.map(({ name, imports: [line] }) => [name, line]);
    const sizes = await cachedSizes(
      `${product}-${version}`,
      { ...release, components: imports },
      siteDir,
      () => measureRelease(release, siteDir),
    );
    const byName = new Map(components.map((component) => [component.name, component]));
    releases.push({
      version,
      components: sizes.flatMap((size) => {
        const component = byName.get(size.name);
        return component
          ? [
              {
                ...size,
                ...(version === current ? { path: apiPathname(component) } : {}),
                ...(component.since === undefined ? {} : { isNew: true }),
              },
            ]
          : [];
      }),
    });
  }
  return releases;
}

const known = new Map<string, Promise<ReleaseSizes[]>>();

/**
 * The sizes of a product's components in each documented release, newest first. Measured once.
 *
 * @param siteDir - Folder whose `node_modules` contains the packages and whose `.cache` is used.
 * @throws If a component cannot be bundled.
 */
export function sizesOf(product: ProductId, siteDir: string): Promise<ReleaseSizes[]> {
  const key = `${product} ${siteDir}`;
  const sizes = known.get(key) ?? measured(product, siteDir);
  known.set(key, sizes);
  return sizes;
}
