import type { LoadContext } from '@docusaurus/types';
import type { SitePlugin } from '../after-build/types';
import type { SearchRecord } from '../../src/search/types';
import type { Product } from '../../src/products';
import { recordsOfPage } from './page-records';
import { productVersions } from './product-versions';
import type { DocsInstances, VersionPages } from './product-versions';
import { writeShards } from './write-shards';

/** Options of the search index. */
export interface PluginOptions {
  id: string;
  products: readonly Product[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Writes the search data from the built pages, so every result exists: `search/shards.json` and one
 * file per product and version.
 */
export default function searchIndexPlugin(
  { baseUrl }: LoadContext,
  { products }: PluginOptions,
): SitePlugin {
  let versions: VersionPages[] = [];
  const urlOf = ({ permalink }: VersionPages['pages'][number]) =>
    permalink.slice(baseUrl.length - 1).replace(/\/?$/, '/');
  return {
    name: 'search-index',

    allContentLoaded({ allContent }) {
      versions = productVersions(products, (allContent[DOCS_PLUGIN] ?? {}) as DocsInstances);
    },

    afterBuild({ outDir }) {
      const pages = new Map(
        versions.flatMap((version) => version.pages.map((page) => [urlOf(page), page])),
      );
      const records = new Map<string, SearchRecord[]>();
      return {
        readDoc({ url, $ }) {
          const page = pages.get(url);
          if (page) {
            records.set(url, recordsOfPage({ ...page, url, $ }));
          }
        },
        async finish() {
          const shards = versions.map(({ pages: own, ...shard }) => ({
            ...shard,
            content: own.flatMap((page) => records.get(urlOf(page)) ?? []),
          }));
          await writeShards(outDir, shards);
        },
      };
    },
  };
}
