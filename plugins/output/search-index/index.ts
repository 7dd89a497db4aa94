import type { LoadContext } from '@docusaurus/types';
import type { SearchRecord } from '../../../src/shell/search/types';
import type { Product } from '../../../src/foundation/products';
import type { SitePlugin } from '../../shared/after-build';
import { apiPagesIn } from '../../reference/api-pages';
import type { ApiPage } from '../../reference/api-pages';
import { searchableDocs, versionDocs } from '../../shared/version-docs';
import type { DocPage, VersionDocs } from '../../shared/version-docs';
import { apiRecords } from './api-records';
import { withoutBoilerplate } from './boilerplate';
import { countUses } from './component-uses';
import { recordsOfPage } from './page-records';
import { writeShards } from './write-shards';
import type { ShardContent } from './write-shards';

/** Options of the search index. */
export interface PluginOptions {
  id: string;
  products: readonly Product[];
}

function shardOf(
  { product, version, isCurrent, paths, pages }: VersionDocs,
  recordsOf: (page: DocPage) => readonly SearchRecord[],
): ShardContent {
  return {
    product: product.id,
    productName: product.name,
    version,
    current: isCurrent,
    paths,
    ...(isCurrent ? { landing: product.landing } : {}),
    content: withoutBoilerplate(pages.flatMap(recordsOf)),
  };
}

/**
 * Writes the search data, `search/shards.json` and one file per product and version: components from
 * their descriptions, everything else from the built pages.
 */
export default function searchIndexPlugin(
  { baseUrl }: LoadContext,
  { products }: PluginOptions,
): SitePlugin {
  let versions: VersionDocs[] = [];
  let api: ReadonlyMap<string, ApiPage> = new Map();
  return {
    name: 'search-index',

    allContentLoaded({ allContent }) {
      versions = searchableDocs(versionDocs(products, allContent, baseUrl));
      api = apiPagesIn(allContent);
    },

    afterBuild({ outDir }) {
      const pages = new Map(versions.flatMap((docs) => docs.pages.map((page) => [page.url, page])));
      const records = new Map<string, SearchRecord[]>();
      const uses = new Map<string, number>();
      const withUses = (record: SearchRecord) => {
        const count = record.kind === 'component' ? uses.get(record.url) : undefined;
        return count === undefined ? record : { ...record, uses: count };
      };
      return {
        readDoc({ url, content }) {
          const page = pages.get(url);
          if (page && !api.has(url)) {
            records.set(url, recordsOfPage({ ...page, content }));
            countUses(content, uses, baseUrl);
          }
        },
        async finish() {
          const recordsOf = ({ url }: DocPage) => {
            const described = api.get(url);
            return (described ? apiRecords(described) : (records.get(url) ?? [])).map(withUses);
          };
          await writeShards(
            outDir,
            versions.map((docs) => shardOf(docs, recordsOf)),
          );
        },
      };
    },
  };
}
