import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { readClientManifest, shellFiles } from './client-manifest';
import { releaseHash } from './release-hash';
import { OFFLINE_PAGE, isShellEntry } from './shell-entries';

/** Folder of the compiled worker, below the site's folder. */
export const COMPILED_WORKER = '.cache/offline-worker';

/** Docusaurus's folder of generated files, below the site's folder. */
const GENERATED_FILES = '.docusaurus';

interface Entry {
  url: string;
  revision: string | null;
}

/**
 * `@docusaurus/plugin-pwa` with its options: our worker and registration, and a precache of only
 * the shell.
 */
export function pwaPlugin({ siteDir }: { siteDir: string }): PluginConfig {
  const options = {
    swCustom: path.join(siteDir, COMPILED_WORKER, 'worker/index.js'),
    swRegister: path.join(siteDir, 'src/shell/offline/register.ts'),
    pwaHead: [
      { tagName: 'link', rel: 'manifest', href: '/site.webmanifest' },
      { tagName: 'link', rel: 'apple-touch-icon', href: '/img/icons/apple-touch-icon.png' },
    ],
    injectManifestConfig: {
      // Pages are still being written when the plugin looks for files.
      globIgnores: [
        '**/index.html',
        '404.html',
        '{a11y-data,api-data,demo,demos,img,offline,search,social-cards}/**',
      ],
      // Their names contain a content hash.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async <T extends Entry>(entries: T[]) => {
          const shell = shellFiles(await readClientManifest(path.join(siteDir, GENERATED_FILES)));
          // The worker serves visited pages from its cache until browsers find another worker.
          const revision = await releaseHash();
          const manifest = entries
            .filter(({ url }) => isShellEntry(url, shell))
            .map((entry) => (entry.url === OFFLINE_PAGE ? { ...entry, revision } : entry));
          return { manifest, warnings: [] };
        },
      ],
    },
  };
  return ['@docusaurus/plugin-pwa', options];
}
