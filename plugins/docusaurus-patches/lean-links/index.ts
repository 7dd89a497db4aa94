import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Replaces Docusaurus's link in the browser. Theirs reads the router's context, so each change of
 * page renders every link on it twice, creates an observer per link, and prefetches every page in
 * view. The replacement reads nothing that changes, and loads a page when the reader is likely to
 * open it. The server keeps Docusaurus's link, which finds broken ones.
 */
export default function leanLinksPlugin(): Plugin {
  const browser = (file: string) => path.join(__dirname, 'browser', file);
  return {
    name: 'lean-links',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { resolve: { alias: { '@docusaurus/Link': browser('Link.tsx') } } },
    getClientModules: () => [browser('preload-neighbors.ts')],
  };
}
