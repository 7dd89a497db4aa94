import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Product } from '../../../src/foundation/products';
import type { ProductSizes } from '../../../src/tools/size-snapshot/types';
import { baselineOf } from './baselines';
import { sizesOf } from './snapshot';

/** Options of the size snapshot. */
export interface PluginOptions {
  id: string;
  /** The products in this build. */
  products: readonly Product[];
}

/**
 * Measures the bundle of each component, as data that only the page of the size snapshot imports.
 * The dev server doesn't measure: it would start later.
 */
export default function sizeSnapshotPlugin(
  { siteDir }: LoadContext,
  { products }: PluginOptions,
): Plugin {
  return {
    name: 'size-snapshot',

    async contentLoaded({ actions }) {
      const sizes: ProductSizes[] = [];
      for (const { id, name } of process.env.NODE_ENV === 'production' ? products : []) {
        const releases = await sizesOf(id, siteDir);
        if (releases.some(({ components }) => components.length > 0)) {
          sizes.push({ id, name, baseline: baselineOf(id)?.join('\n') ?? null, releases });
        }
      }
      await actions.createData('sizes.json', JSON.stringify(sizes));
    },
  };
}
