import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Product } from '../../src/products';
import { recordsOfPage } from './page-records';
import { productVersions } from './product-versions';
import type { DocsInstances, VersionPages } from './product-versions';
import { writeShards } from './write-shards';
import type { ShardContent } from './write-shards';

/** Options of the search index. */
export interface PluginOptions {
  id: string;
  products: readonly Product[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

async function shardOf(
  { pages, ...shard }: VersionPages,
  outDir: string,
  baseUrl: string,
): Promise<ShardContent> {
  const content = await Promise.all(
    pages.map(async ({ permalink, title, description }) => {
      const url = permalink.slice(baseUrl.length - 1).replace(/\/?$/, '/');
      const html = await fs.readFile(path.join(outDir, url, 'index.html'), 'utf8');
      return recordsOfPage({ url, title, description, html });
    }),
  );
  return { ...shard, content: content.flat() };
}

/**
 * The search's data, made from the built pages, so that every result leads to something that is
 * there: `search/shards.json` and one file per product and version.
 */
export default function searchIndexPlugin(
  { baseUrl }: LoadContext,
  { products }: PluginOptions,
): Plugin {
  let versions: VersionPages[] = [];
  return {
    name: 'search-index',

    allContentLoaded({ allContent }) {
      versions = productVersions(products, (allContent[DOCS_PLUGIN] ?? {}) as DocsInstances);
    },

    async postBuild({ outDir }) {
      const shards: ShardContent[] = [];
      for (const version of versions) {
        shards.push(await shardOf(version, outDir, baseUrl));
      }
      await writeShards(outDir, shards);
    },
  };
}
