import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { CoverageProduct } from '../../src/coverage/types';
import { ownValue } from '../../src/own-value';
import type { Product } from '../../src/products';
import { splitFrontMatter } from '../page-files';
import { compareSections } from './compare';
import type { ReferenceSections } from './compare';
import { countPage } from './count-page';
import { pagesBySection } from './sections';
import type { CountedPage } from './sections';

/** The reference's sections, by product. */
export type CoverageReference = Readonly<Record<string, ReferenceSections>>;

/** Options of the coverage plugin. */
export interface PluginOptions {
  id: string;
  products: readonly Product[];
  reference: CoverageReference;
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Folder of generated pages in a docs folder. */
const GENERATED = 'api/';

async function countedPages(
  { docs }: LoadedVersion,
  siteDir: string,
): Promise<Map<string, CountedPage>> {
  const entries = docs.map(async ({ id, title, permalink, source }) => {
    const file = source.replace(/^@site\//, '');
    const text = await fs.readFile(path.join(siteDir, file), 'utf8');
    const page: CountedPage = {
      pathname: permalink.replace(/\/$/, ''),
      title,
      counts: countPage(splitFrontMatter(text, file).body),
      isGenerated: id.startsWith(GENERATED),
    };
    return [id, page] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * Counts the contents of each product's pages, loaded by the docs plugins, and compares them with
 * the reference. Writes the result as data that only the coverage page of the manual imports.
 */
export default function coveragePlugin(
  { siteDir }: LoadContext,
  { products, reference }: PluginOptions,
): Plugin {
  return {
    name: 'coverage',

    async allContentLoaded({ allContent, actions }) {
      const loaded = (allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>;
      const coverage = products.map(async ({ id, name, docs }): Promise<CoverageProduct> => {
        // Test pages, which are hidden from search engines, don't count.
        const instances = docs.filter(({ noIndex }) => !noIndex);
        const sections = new Map<string, CountedPage[]>();
        for (const instance of instances) {
          const version = ownValue(loaded, instance.id)?.loadedVersions.find(
            ({ isLast }) => isLast,
          );
          if (version) {
            const pages = await countedPages(version, siteDir);
            pagesBySection(version.sidebars, pages).forEach((list, title) =>
              sections.set(title, [...(sections.get(title) ?? []), ...list]),
            );
          }
        }
        return { id, name, sections: compareSections(sections, reference[id]) };
      });
      await actions.createData('coverage.json', JSON.stringify(await Promise.all(coverage)));
    },
  };
}
