import type { LoadContext } from '@docusaurus/types';
import type { SitePlugin } from '../after-build/types';
import type { SearchRecord } from '../../src/search/types';
import type { Product } from '../../src/products';
import { apiPagesIn } from '../api-pages';
import type { ApiPage } from '../api-pages';
import { apiRecords } from './api-records';
import { withoutBoilerplate } from './boilerplate';
import { countUses } from './component-uses';
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

function withUses(record: SearchRecord, counts: ReadonlyMap<string, number>): SearchRecord {
  const uses = record.kind === 'component' ? counts.get(record.url) : undefined;
  return uses === undefined ? record : { ...record, uses };
}

/**
 * Writes the search data, `search/shards.json` and one file per product and version: components from
 * their descriptions, everything else from the built pages.
 */
export default function searchIndexPlugin(
  { baseUrl }: LoadContext,
  { products }: PluginOptions,
): SitePlugin {
  let versions: VersionPages[] = [];
  let api: ReadonlyMap<string, ApiPage> = new Map();
  const urlOf = ({ permalink }: VersionPages['pages'][number]) =>
    permalink.slice(baseUrl.length - 1).replace(/\/?$/, '/');
  return {
    name: 'search-index',

    allContentLoaded({ allContent }) {
      versions = productVersions(products, (allContent[DOCS_PLUGIN] ?? {}) as DocsInstances);
      api = apiPagesIn(allContent);
    },

    afterBuild({ outDir }) {
      const pages = new Map(
        versions.flatMap((version) => version.pages.map((page) => [urlOf(page), page])),
      );
      const records = new Map<string, SearchRecord[]>();
      const uses = new Map<string, number>();
      return {
        readDoc({ url, content }) {
          const page = pages.get(url);
          const described = api.get(url);
          if (page) {
            records.set(
              url,
              described ? apiRecords(described) : recordsOfPage({ ...page, url, content }),
            );
            countUses(content, uses, baseUrl);
          }
        },
        async finish() {
          const shards = versions.map(({ pages: own, ...shard }) => ({
            ...shard,
            content: withoutBoilerplate(
              own
                .flatMap((page) => records.get(urlOf(page)) ?? [])
                .map((record) => withUses(record, uses)),
            ),
          }));
          await writeShards(outDir, shards);
        },
      };
    },
  };
}
