import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { other } from '../../../lines/other';
import { segment } from '../../../lines/place';
import { pagesOfLine } from '../../shared/address-list';
import type { SitePlugin } from '../../shared/after-build';
import type { Redirect, SiteMap } from '../../../src/shell/not-found/types';
import { PLAIN_ADDRESS, plainAddressScript, withPlainAddress } from './plain-address';
import { writeRedirectPages } from './redirect-pages';
import { sitePages } from './site-pages';
import type { DocsContent } from './site-pages';

/** Options of the site map plugin. */
export interface PluginOptions {
  id: string;
  /** The redirects, see `redirects.ts`. */
  redirects: readonly Redirect[];
  /** Codes of the languages in `addresses/redirects.json`. */
  languages: readonly string[];
  /** `false` for a partial build, which lacks some of the redirects' targets. */
  isWhole: boolean;
}

/** Name of the docs plugin, the key of its content in `allContent`. */
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Writes the script of the 404 page, its list of pages and redirects, and a page for each redirect. */
export default function siteMapDataPlugin(
  { baseUrl, siteDir, siteConfig: { url } }: LoadContext,
  { redirects, languages, isWhole }: PluginOptions,
): SitePlugin {
  return {
    name: 'site-map-data',

    async allContentLoaded({ allContent, actions }) {
      const instances = Object.values(allContent[DOCS_PLUGIN] ?? {}) as DocsContent[];
      const siteMap: SiteMap = { pages: sitePages(instances, baseUrl), redirects, languages };
      await actions.createData('site-map.json', JSON.stringify(siteMap));
    },

    afterBuild({ outDir, routesPaths }) {
      return {
        rewritePage: (html, route) =>
          route === `${baseUrl}404.html` ? withPlainAddress(html, baseUrl) : html,
        async finish() {
          await fs.writeFile(path.join(outDir, PLAIN_ADDRESS), plainAddressScript(baseUrl));
          const hasLines = process.env.SITE_LINES === 'all' && segment === '';
          const otherLine = {
            pages: pagesOfLine(siteDir, other.id),
            ...(hasLines && { segment: `v${other.id}` }),
          };
          const input = { outDir, url, baseUrl, redirects, routesPaths, isWhole, otherLine };
          await writeRedirectPages(input);
        },
      };
    },
  };
}
