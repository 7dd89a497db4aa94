import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { LICENSES_PATH } from '../../../src/foundation/products';
import type { SitePlugin } from '../../shared/after-build';
import { COMPILED_WORKER } from '../offline/pwa-plugin';
import { bundledFolders, listsFolder } from '../../shared/bundled-folders';
import { packageNotices } from './package-notices';
import { noticesText, withNotices } from './render';
import { workerFolders } from './worker-folders';

/** Options of the plugin for licenses. */
export interface PluginOptions {
  id: string;
  /** Whether the site has a service worker. */
  worker: boolean;
}

/** Path of the text file below the output folder. */
const TEXT_FILE = 'licenses.txt';

async function readLists(folder: string): Promise<string[]> {
  const lists = (await fs.readdir(folder)).map(
    async (name) => JSON.parse(await fs.readFile(path.join(folder, name), 'utf8')) as string[],
  );
  return (await Promise.all(lists)).flat();
}

/**
 * Writes the licenses of all packages that readers receive, as a text file and into their page. Each
 * bundle lists its packages (`bundledFolders`), so nothing is listed by hand.
 */
export default function licensesPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { worker }: PluginOptions,
): SitePlugin {
  const lists = listsFolder(generatedFilesDir);
  return {
    name: 'licenses',

    async loadContent() {
      // Lists of an earlier build may be of bundles that this one doesn't have.
      await fs.rm(lists, { recursive: true, force: true });
    },

    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : { plugins: [bundledFolders(generatedFilesDir, 'client')] };
    },

    afterBuild({ outDir }) {
      return {
        async finish() {
          const notices = packageNotices([
            ...(await readLists(lists)),
            ...(worker
              ? await workerFolders(path.join(siteDir, COMPILED_WORKER, 'worker/index.js'))
              : []),
          ]);
          await fs.writeFile(path.join(outDir, TEXT_FILE), noticesText(notices));
          // A build of some products may not have the page.
          const page = path.join(outDir, LICENSES_PATH, 'index.html');
          if (existsSync(page)) {
            await fs.writeFile(page, withNotices(await fs.readFile(page, 'utf8'), notices));
          }
        },
      };
    },
  };
}
