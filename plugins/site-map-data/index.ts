import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Redirect, SiteMap } from '../../src/not-found/types';
import { sitePages } from './site-pages';
import type { DocsContent } from './site-pages';

/** Options of the site map plugin. */
export interface PluginOptions {
  id: string;
  /** The addresses that moved, see `redirects.ts`. */
  redirects: readonly Redirect[];
}

/** Name of the docs plugin, by which Docusaurus hands out what its instances loaded. */
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Writes the list of pages and moved addresses that the page that was not found searches. */
export default function siteMapDataPlugin(
  { baseUrl }: LoadContext,
  { redirects }: PluginOptions,
): Plugin {
  return {
    name: 'site-map-data',

    async allContentLoaded({ allContent, actions }) {
      const instances = Object.values(allContent[DOCS_PLUGIN] ?? {}) as DocsContent[];
      const siteMap: SiteMap = { pages: sitePages(instances, baseUrl), redirects };
      await actions.createData('site-map.json', JSON.stringify(siteMap));
    },
  };
}
