import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { RecordKind, SearchRecord, ShardPart } from '../../../src/shell/search/types';
import type { Product } from '../../../src/foundation/products';
import type { SitePlugin } from '../../shared/after-build';
import { apiPagesIn } from '../../reference/api-pages';
import type { ApiPage } from '../../reference/api-pages';
import { searchableDocs, versionDocs } from '../../shared/version-docs';
import type { DocPage, VersionDocs } from '../../shared/version-docs';
import { apiRecords } from './api-records';
import { withoutBoilerplate } from './boilerplate';
import { countUses } from './component-uses';
import { deprecatedPages } from './deprecated-pages';
import { recordsOfPage } from './page-records';
import { templateRecords } from './template-records';
import { writeShards } from './write-shards';
import type { ShardContent } from './write-shards';

/** Options of the search index. */
export interface PluginOptions {
  id: string;
  products: readonly Product[];
}

/** The kinds of the records in a part. */
const PARTS: Readonly<Record<ShardPart, ReadonlySet<RecordKind>>> = {
  pages: new Set(['page', 'section', 'demo']),
  api: new Set(['component', 'prop', 'class', 'slot']),
};

/** The shards of a version: its pages, which are small and load first, and the API. */
function shardsOf(
  { product, version, isCurrent, path, paths, pages }: VersionDocs,
  recordsOf: (page: DocPage) => readonly SearchRecord[],
): ShardContent[] {
  const records = withoutBoilerplate([
    ...pages.flatMap(recordsOf),
    ...(isCurrent ? templateRecords(path) : []),
  ]);
  return (['pages', 'api'] as const)
    .map((part) => ({
      product: product.id,
      productName: product.name,
      version,
      part,
      current: isCurrent,
      paths,
      ...(isCurrent ? { landing: product.landing } : {}),
      content: records.filter(({ kind }) => PARTS[part].has(kind)),
    }))
    .filter(({ content }) => content.length > 0);
}

/** A name in any spelling: the page `Text field` is about `TextField`. */
const joined = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Adds the number of uses to components, and to the pages that have their name. */
function withUses(
  { pages }: VersionDocs,
  recordsOf: (page: DocPage) => readonly SearchRecord[],
  uses: ReadonlyMap<string, number>,
): (page: DocPage) => readonly SearchRecord[] {
  const byName = new Map<string, number>();
  const all = new Map(pages.map((page) => [page, recordsOf(page)]));
  for (const { kind, title, url } of [...all.values()].flat()) {
    const count = kind === 'component' ? uses.get(url) : undefined;
    if (count !== undefined) {
      byName.set(joined(title), count);
    }
  }
  return (page) =>
    all.get(page)!.map((record) => {
      const count =
        record.kind === 'component' || record.kind === 'page'
          ? byName.get(joined(record.title))
          : undefined;
      return count === undefined ? record : { ...record, uses: count };
    });
}

/**
 * Writes the search data, `search/shards.json` and two files per product and version: components from
 * their descriptions, everything else from the built pages.
 */
export default function searchIndexPlugin(
  { baseUrl, siteDir }: LoadContext,
  { products }: PluginOptions,
): SitePlugin {
  let versions: VersionDocs[] = [];
  let api: ReadonlyMap<string, ApiPage> = new Map();
  let deprecated: ReadonlySet<string> = new Set();
  const readDemo = (source: string) => {
    const file = path.join(siteDir, source.replace(/^demos\/(.*)\/([^/]+)$/, '$1/demos/$2.tsx'));
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  };
  return {
    name: 'search-index',

    allContentLoaded({ allContent }) {
      versions = searchableDocs(versionDocs(products, allContent, baseUrl));
      api = apiPagesIn(allContent);
      deprecated = deprecatedPages(allContent);
    },

    afterBuild({ outDir }) {
      const pages = new Map(versions.flatMap((docs) => docs.pages.map((page) => [page.url, page])));
      const records = new Map<string, SearchRecord[]>();
      const uses = new Map<string, number>();
      return {
        readDoc({ url, content }) {
          const page = pages.get(url);
          if (page && !api.has(url)) {
            records.set(url, recordsOfPage({ ...page, content, readDemo }));
            countUses(content, uses, baseUrl);
          }
        },
        async finish() {
          const recordsOf = ({ url }: DocPage): readonly SearchRecord[] => {
            const described = api.get(url);
            return described ? apiRecords(described) : (records.get(url) ?? []);
          };
          const isDeprecated = ({ url }: DocPage) => deprecated.has(`${baseUrl}${url.slice(1)}`);
          const marked = (page: DocPage) =>
            recordsOf(page).map((record) =>
              isDeprecated(page) ? { ...record, deprecated: true as const } : record,
            );
          await writeShards(
            outDir,
            versions.flatMap((docs) => shardsOf(docs, withUses(docs, marked, uses))),
          );
        },
      };
    },
  };
}
