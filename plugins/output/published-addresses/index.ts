import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Redirect } from '../../../src/shell/not-found/types';
import { isInLine, productOfPath } from '../../../src/foundation/products';
import type { SitePlugin } from '../../shared/after-build';
import { other } from '../../../lines/other';
import { segment } from '../../../lines/place';
import {
  formatAddresses,
  LIST_FILE,
  missingAddresses,
  pagesOfLine,
  parseAddresses,
} from '../../shared/address-list';
import { withCanonical } from './canonical';

/** Options of the plugin for published addresses. */
export interface PluginOptions {
  id: string;
  redirects: readonly Redirect[];
  /** `false` for a build without all pages, which is not compared with the list. */
  isWhole: boolean;
}

/** Headings and demos. Entries of API tables are left out: they follow the packages. */
const isAnchor = ({ tagName, properties }: Element) =>
  /^h[2-4]$/.test(tagName) || properties.dataSource !== undefined;

/** Most addresses in the error. */
const SHOWN = 20;

function elementsWithId(article: Root): Element[] {
  const found: Element[] = [];
  visit(article, 'element', (element) => {
    if (element.properties.id !== undefined) {
      found.push(element);
    }
  });
  return found;
}

const idsOf = (elements: readonly Element[]) =>
  new Set(elements.map(({ properties }) => String(properties.id)));

/**
 * Fails the build if a page or an anchor on the committed list is gone, because other sites link to
 * it. `npm run addresses` adds the addresses of the last build to the list.
 */
export default function publishedAddressesPlugin(
  { siteDir, generatedFilesDir, siteConfig }: LoadContext,
  { redirects, isWhole }: PluginOptions,
): SitePlugin {
  const ids = new Map<string, Set<string>>();
  const anchors = new Map<string, Set<string>>();
  return {
    name: 'published-addresses',

    afterBuild({ routesPaths, baseUrl }) {
      return {
        ...(segment && {
          rewritePage: canonical({ url: siteConfig.url, baseUrl, path: segment }, siteDir),
        }),

        readDoc({ url, article }) {
          const elements = elementsWithId(article);
          ids.set(url, idsOf(elements));
          anchors.set(url, idsOf(elements.filter(isAnchor)));
        },

        async finish() {
          const pages = routesPaths
            .map((route) => `/${route.slice(baseUrl.length)}`)
            .filter((route) => route.endsWith('/'));
          for (const page of pages) {
            ids.set(page, ids.get(page) ?? new Set());
            anchors.set(page, anchors.get(page) ?? new Set());
          }
          await fs.writeFile(
            path.join(generatedFilesDir, path.basename(LIST_FILE)),
            formatAddresses(anchors),
          );
          if (isWhole) {
            const file = path.join(siteDir, LIST_FILE);
            const text = existsSync(file) ? await fs.readFile(file, 'utf8') : '';
            const moved = new Set(redirects.map(({ from }) => from));
            // A line below the default one goes without some products.
            const published = [...parseAddresses(text)].filter(([page]) => {
              const product = productOfPath(page);
              return !product || isInLine(product.id);
            });
            reportMissing(missingAddresses(new Map(published), ids, moved));
          }
        },
      };
    },
  };
}

function canonical(site: Parameters<typeof withCanonical>[1], siteDir: string) {
  const pages = pagesOfLine(siteDir, other.id);
  return (html: string) => withCanonical(html, site, pages);
}

function reportMissing(missing: readonly string[]): void {
  if (missing.length > 0) {
    const rest = missing.length > SHOWN ? [`and ${missing.length - SHOWN} more`] : [];
    throw new Error(
      [
        `${missing.length} published addresses lead nowhere:`,
        ...[...missing.slice(0, SHOWN), ...rest].map((address) => `- ${address}`),
        `For a page, add its new address to addresses/redirects.json. For an anchor, keep the heading's id ("{/* #id */}") or place <span id="…" /> there. Remove lines from ${LIST_FILE} only if nobody can have linked to them.`,
      ].join('\n'),
    );
  }
}
