import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserFile } from '../bundled-file';
import { replacedModules } from '../replaced-modules';
import { upstreamFile } from '../upstream-file';

/** Options of lean-links. */
export interface PluginOptions {
  /** `false` if no link of the theme has `isNavLink`: Docusaurus's own link then isn't loaded at all. */
  navLinks?: boolean;
}

/**
 * Replaces Docusaurus's link in the browser. Theirs reads the router's context, so each change of
 * page renders every link on it twice, creates an observer per link, and prefetches every page in
 * view. The replacement reads nothing that changes, and loads a page when the reader is likely to
 * open it. The server keeps Docusaurus's link, which finds broken ones, and so do links that mark
 * themselves as active (`isNavLink`), which those of the theme's navbar are.
 */
export default function leanLinksPlugin(
  _context: LoadContext,
  { navLinks = true }: PluginOptions,
): Plugin {
  const loadPages = browserFile('lean-links/docusaurus');
  const loader = upstreamFile('@docusaurus/core/lib/client/docusaurus.js');
  return {
    name: 'lean-links',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                '@docusaurus/Link': browserFile(`lean-links/${navLinks ? 'AnyLink' : 'Link'}`),
                [loader]: loadPages,
              },
            },
            plugins: [
              replacedModules('lean-links', {
                required: [loadPages],
                forbidden: [loader],
              }),
            ],
          },
    // The dev server would compile each page that loads ahead.
    getClientModules: () =>
      process.env.NODE_ENV === 'development' ? [] : [browserFile('lean-links/load-ahead')],
  };
}
