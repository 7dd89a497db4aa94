import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { SitePlugin } from '../../shared/after-build';
import type { Product } from '../../../src/foundation/products';
import type { OfflineShard } from '../../../src/shell/offline/types';
import { searchableDocs, versionDocs } from '../../shared/version-docs';
import type { VersionDocs } from '../../shared/version-docs';
import { builtSite } from './built-site';
import { readClientManifest } from './client-manifest';
import { fileCollector } from './collect-files';
import { compileWorker } from './compile-worker';
import { COMPILED_WORKER } from './pwa-plugin';
import { beginRelease, settleRelease } from './release-hash';
import { OFFLINE_PAGE } from './shell-entries';
import { writeSets } from './write-sets';

/** Options of the offline plugin. */
export interface PluginOptions {
  id: string;
  products: readonly Product[];
  /**
   * Whether the site has a service worker. If not, a worker that unregisters the old one is
   * written.
   */
  worker: boolean;
}

/** Data of an API page for links in code that lead to it, next to the page. */
const HINTS = 'hints.json';

/** The page appears at any address, so its links can't be relative. */
async function addBasePath(file: string, baseUrl: string): Promise<void> {
  const html = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, html.replaceAll('="/', `="${baseUrl}`));
}

async function readShards(outDir: string): Promise<OfflineShard[]> {
  const list = await fs.readFile(path.join(outDir, 'search/shards.json'), 'utf8');
  return (JSON.parse(list) as { shards: OfflineShard[] }).shards;
}

/**
 * Content that works offline: the service worker's code and, after all other build steps, the lists
 * of files that each version of a product needs.
 */
export default function offlinePlugin(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { products, worker }: PluginOptions,
): SitePlugin {
  let versions: VersionDocs[] = [];
  beginRelease();
  return {
    name: 'offline',

    async loadContent() {
      await compileWorker(
        path.join(siteDir, 'src/shell/offline'),
        path.join(siteDir, COMPILED_WORKER),
      );
    },

    allContentLoaded({ allContent }) {
      versions = searchableDocs(versionDocs(products, allContent, baseUrl));
    },

    afterBuild({ outDir }) {
      return {
        async finish() {
          if (!worker) {
            const killWorker = path.join(__dirname, 'kill-worker.js');
            await fs.copyFile(killWorker, path.join(outDir, 'sw.js'));
            return;
          }
          await addBasePath(path.join(outDir, OFFLINE_PAGE), baseUrl);
          const site = builtSite(outDir, await readClientManifest(generatedFilesDir));
          const collect = fileCollector(site);
          const shards = await readShards(outDir);
          const contents = versions.map(
            ({ product: { id: product, name: productName }, version, pages }) => {
              const own = shards.filter(
                (shard) => shard.product === product && shard.version === version,
              );
              const folders = pages.map(({ url }) => url.slice(1));
              const hints = folders.map((folder) => `${folder}${HINTS}`).filter(site.has);
              const files = [...collect(folders.map((folder) => `${folder}index.html`)), ...hints];
              return {
                id: `${product}-${version}`,
                productName,
                version,
                pages: pages.length,
                files: [...files, ...own.map(({ file }) => file)],
                shards: own,
              };
            },
          );
          await writeSets(outDir, contents);
          await settleRelease(outDir);
        },
      };
    },
  };
}
