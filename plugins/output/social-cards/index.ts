import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import type { SitePlugin } from '../../shared/after-build';
import { ownValue } from '../../../src/foundation/own-value';
import { archiveOfPath, productOfPath } from '../../../src/foundation/products';
import { openCardCache } from './card-cache';
import { designOf } from './design';
import { drawableCard } from './drawable-text';
import { pagesWithCard } from './extent';
import type { Extent } from '../../shared/extent';
import { loadFonts } from './load-fonts';
import { cardTitleOf, withCard } from './page-head';
import { sectionsOf } from './sections';
import type { Card, CardColors } from './types';

/** Options of the social cards. */
export interface PluginOptions {
  id: string;
  colors: CardColors;
  /** Colors of the section, by the id of the docs. */
  accents: Readonly<Record<string, string>>;
  extent: Extent;
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Output folder. Names in it contain a hash, so `scripts/serve/hosting` lets browsers keep the files. */
const DIR = 'social-cards';

/** What a screen reader says instead of the card. */
function altOf({ product, version, section, title }: Card): string {
  const name = version === null ? product : `${product} v${version}`;
  return [name, ...section, title].join(', ');
}

/**
 * Draws an image for each page that other sites show in links to it, after the build, and names it in
 * the page's head. Cards are cached by what they show. The dev server draws none.
 */
export default function socialCardsPlugin(
  { baseUrl, siteDir, siteConfig }: LoadContext,
  { colors, accents, extent }: PluginOptions,
): SitePlugin {
  const cacheDir = path.join(siteDir, '.cache', DIR, 'cards');
  let sections = new Map<string, readonly string[]>();

  const pathOf = (route: string) => `/${route.slice(baseUrl.length)}`;

  function cardOf(title: string, route: string): Card {
    const pathname = pathOf(route);
    const product = productOfPath(pathname);
    const favicon = path.join(siteDir, 'static', siteConfig.favicon ?? '');
    return {
      title,
      product: product?.name ?? siteConfig.title,
      logoSvg: product?.logoSvg ?? fs.readFileSync(favicon, 'utf8'),
      version: archiveOfPath(pathname)?.version ?? null,
      section: sections.get(route) ?? [],
      accent: ownValue(accents, product?.docs[0]?.id ?? ''),
    };
  }

  return {
    name: 'social-cards',

    allContentLoaded({ allContent }) {
      sections = sectionsOf(Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[]);
    },

    async afterBuild({ outDir, routesPaths }) {
      // The renderer's binary isn't loaded by the dev server.
      const { drawCard } = await import('./draw-card');
      const fonts = await loadFonts();
      const cache = openCardCache(cacheDir, designOf(siteDir, colors));
      const pages = pagesWithCard(extent, routesPaths);
      const cards = new Map<string, Card>();
      return {
        rewritePage(html, route) {
          const isArchived = archiveOfPath(pathOf(route)) !== null;
          const title = pages.has(route) ? cardTitleOf(html, isArchived) : null;
          if (title === null) {
            return html;
          }
          const card = cardOf(title, route);
          const { drawable, lost } = drawableCard(card, fonts);
          if (lost.length > 0) {
            console.warn(
              `[WARNING] The social card of ${route} leaves out ${lost.join(' ')}, because its fonts lack them. Add a font in plugins/output/social-cards/load-fonts.ts, or set \`image\` in the page's front matter.`,
            );
          }
          const name = cache.nameOf(drawable);
          cards.set(name, drawable);
          return withCard(html, {
            url: `${siteConfig.url}${baseUrl}${DIR}/${name}`,
            alt: altOf(card),
          });
        },

        async finish() {
          const folder = path.join(outDir, DIR);
          fs.mkdirSync(folder, { recursive: true });
          // The renderer limits how many it draws at once.
          const files = [...cards].map(async ([name, card]) => {
            const file = cache.find(name) ?? cache.store(name, await drawCard(card, colors, fonts));
            fs.copyFileSync(file, path.join(folder, name), fs.constants.COPYFILE_FICLONE);
          });
          await Promise.all(files);
          cache.trim();
        },
      };
    },
  };
}
