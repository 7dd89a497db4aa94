import path from 'node:path';
import { page } from '../../src/navigation';
import type { NavigationEntry } from '../../src/navigation';
import { PRODUCTS } from '../../src/products';
import type { Product, ProductId } from '../../src/products';
import { loadApi } from '../api-reference';
import { demosOf } from '../api-reference/demos-of';
import { pageData } from './entries';
import { apiPage } from './page';
import { apiPathname, siteLinks } from './site-links';
import { writeFolder } from './write-folder';
import { writtenPages } from './written-pages';
import type { WrittenPage } from './written-pages';

export { remarkApiSection } from './remark-api-section';

/** Folder of the generated pages in a docs folder; git does not know it. */
const FOLDER = 'api';

/**
 * The navigation entries of a product's API pages, for its tree.
 *
 * @returns None for a product without components.
 */
export function apiEntries(product: ProductId, siteDir: string): NavigationEntry[] {
  return loadApi(product, siteDir).map((component) =>
    page(
      apiPathname(component).replace(/\/$/, ''),
      component.name,
      component.deprecated === undefined ? {} : { deprecated: true },
    ),
  );
}

interface Input {
  products: readonly Product[];
  siteDir: string;
}

/** Pages about a component before those that merely use it. */
function aboutFirst(pages: readonly WrittenPage[], name: string): WrittenPage[] {
  const isAbout = ({ components }: WrittenPage) => components.includes(name);
  return [...pages.filter(isAbout), ...pages.filter((one) => !isAbout(one))];
}

function demoFile(folder: string, file: string): string {
  const relative = path.posix.relative(folder, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * Writes the API pages of the products, as MDX in the folder of their own docs instance. To be
 * called before the docs plugins read their folders.
 *
 * @throws ApiError when a package cannot be read; see plugins/api-reference.
 */
export function writeApiPages({ products, siteDir }: Input): void {
  const pages = new Map<string, WrittenPage[]>(
    PRODUCTS.flatMap(({ docs }) => docs).map((docs) => [
      docs.id,
      writtenPages(docs, siteDir, FOLDER),
    ]),
  );
  const components = PRODUCTS.flatMap(({ id }) => loadApi(id, siteDir));
  const everyPage = [...pages.values()].flat();
  const resolve = siteLinks(components, new Set(everyPage.map(({ pathname }) => pathname)));

  for (const { id, docs } of products) {
    const [own] = docs;
    const described = components.filter(({ product }) => product === id);
    if (own && described.length > 0) {
      const folder = path.posix.join(own.folder, FOLDER);
      const near = pages.get(own.id) ?? [];
      const files = demosOf(described, near).flatMap((component): [string, string][] => {
        const data = pageData(component, resolve);
        const shown = near.filter(({ pathname }) =>
          component.demos.some((demo) => demo.pathname === pathname),
        );
        const demos = aboutFirst(shown, component.name).map(({ title, file }) => ({
          title,
          file: demoFile(folder, file),
        }));
        return [
          [`${component.slug}.mdx`, apiPage({ component, data, demos, resolve })],
          [`${component.slug}.json`, JSON.stringify(data)],
        ];
      });
      writeFolder(path.join(siteDir, folder), new Map(files));
    }
  }
}
