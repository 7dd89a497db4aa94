import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacedModules } from '../replaced-modules';
import { upstreamFile } from '../upstream-file';

/**
 * Replaces Docusaurus's link in the browser. Theirs reads the router's context, so each change of
 * page renders every link on it twice, creates an observer per link, and prefetches every page in
 * view. The replacement reads nothing that changes, and loads a page when the reader is likely to
 * open it. The server keeps Docusaurus's link, which finds broken ones.
 */
export default function leanLinksPlugin(): Plugin {
  const browser = (file: string) => path.join(__dirname, 'browser', file);
  const loader = upstreamFile('@docusaurus/core/lib/client/docusaurus.js');
  return {
    name: 'lean-links',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                '@docusaurus/Link': browser('Link.tsx'),
                [loader]: browser('docusaurus.ts'),
              },
            },
            plugins: [
              replacedModules('lean-links', {
                required: [browser('docusaurus.ts')],
                forbidden: [loader],
              }),
            ],
          },
    getClientModules: () => [browser('load-ahead.ts')],
  };
}
