import type { LoadContext } from '@docusaurus/types';
import type { SitePlugin } from '../after-build/types';
import type { Redirect, SiteMap } from '../../src/not-found/types';
import { writeRedirectPages } from './redirect-pages';
import { sitePages } from './site-pages';
import type { DocsContent } from './site-pages';

/** Options of the site map plugin. */
export interface PluginOptions {
  id: string;
  /** The addresses that moved, see `redirects.ts`. */
  redirects: readonly Redirect[];
  /** `false` when only a part of the site is built, which lacks some of the redirects' targets. */
  isWhole: boolean;
}

/** Name of the docs plugin, by which Docusaurus hands out what its instances loaded. */
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Knows which pages there are and which addresses moved: writes a list of both for the page that
 * was not found to search, and a page at each address that moved.
 */
export default function siteMapDataPlugin(
  { baseUrl, siteConfig: { url } }: LoadContext,
  { redirects, isWhole }: PluginOptions,
): SitePlugin {
  return {
    name: 'site-map-data',

    async allContentLoaded({ allContent, actions }) {
      const instances = Object.values(allContent[DOCS_PLUGIN] ?? {}) as DocsContent[];
      const siteMap: SiteMap = { pages: sitePages(instances, baseUrl), redirects };
      await actions.createData('site-map.json', JSON.stringify(siteMap));
    },

    afterBuild({ outDir, routesPaths }) {
      return {
        finish: () => writeRedirectPages({ outDir, url, baseUrl, redirects, routesPaths, isWhole }),
      };
    },
  };
}
