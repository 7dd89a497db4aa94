import { PRODUCTS } from '../../../src/foundation/products';
import type { DemoScope, DocsArchive, Product } from '../../../src/foundation/products';
import type { ComponentApi } from '../../../src/api/types';
import { pageDemos } from '../../shared/page-demos';
import { loadApi } from '../api-reference';
import { archivedLinks } from './archived-links';
import { demoPages } from './demo-pages';
import { documentedComponents } from './documented-components';
import { pathInApi, siteLinks } from './site-links';
import { usedIn } from './used-in';
import type { UsedIn } from './used-in';
import { writtenPages } from './written-pages';
import type { WrittenPage } from './written-pages';

/** Maximum number of demo pages linked from an API page, so the list doesn't grow with the site. */
const LINKED_PAGES = 2;

/** Folder of the generated pages in a docs folder, ignored by git. */
export const FOLDER = 'api';

type Resolve = (href: string) => string;

/** A component's page. */
export interface ApiPage {
  component: ComponentApi;
  /** Path of the page, with slashes at both ends. */
  pathname: string;
  /** The first hand-written pages with demos of the component. */
  demos: readonly WrittenPage[];
  /** The demos of the component that set its props. */
  usedIn: UsedIn;
  /** Maps the URL of a link in a comment to the URL to write. */
  resolve: Resolve;
  /** For an archived page, URL of the current version's declaration, if it exists. */
  currentDeclaration?: string;
}

/** The components' pages of one docs folder. */
export interface ApiFolder {
  product: Product;
  /** Path of the docs folder, relative to the repository. */
  folder: string;
  /** The hand-written pages in the docs folder. */
  near: readonly WrittenPage[];
  resolve: Resolve;
  /** The scope that playgrounds are rendered in. Absent for an archived version. */
  demoScope?: DemoScope;
  pages: readonly ApiPage[];
}

function pagesOf(
  components: readonly ComponentApi[],
  { basePath, near, resolve }: Pick<ApiFolder, 'near' | 'resolve'> & { basePath: string },
  siteDir: string,
  current: readonly ComponentApi[] = [],
): ApiPage[] {
  const demosOf = ({ file }: WrittenPage) => pageDemos(siteDir, file);
  return components.map((component) => {
    const pages = demoPages(component.name, near);
    return {
      component,
      pathname: `${basePath}/${FOLDER}/${pathInApi(component)}/`,
      demos: pages.slice(0, LINKED_PAGES),
      // Pages of a section such as the data grid name no components.
      usedIn: usedIn(component, pages.length > 0 ? pages : near, demosOf),
      resolve,
      currentDeclaration: current.find(({ name }) => name === component.name)?.declaration,
    };
  });
}

interface Input {
  products: readonly Product[];
  /** Archived versions that are part of the build. */
  archives: readonly DocsArchive[];
}

/**
 * The docs folders of the products and their archived versions that contain components' pages.
 *
 * @throws If a package cannot be read; see plugins/reference/api-reference.
 */
export function apiFolders({ products, archives }: Input, siteDir: string): ApiFolder[] {
  const instances = PRODUCTS.flatMap(({ docs }) => docs);
  const written = new Map(instances.map((docs) => [docs.id, writtenPages(docs, siteDir, FOLDER)]));
  const pathnames = [...written.values()].flat().map(({ pathname }) => pathname);
  const everyComponent = PRODUCTS.flatMap(({ id }) => loadApi(id, siteDir));
  const resolve = siteLinks(everyComponent, new Set(pathnames));

  return products.flatMap((product): ApiFolder[] => {
    const [own] = product.docs;
    const components = loadApi(product.id, siteDir);
    if (!own || components.length === 0) {
      return [];
    }
    const current = { product, ...own, near: written.get(own.id) ?? [], resolve };
    const archived = archives
      .filter(({ instance }) => instance === own.id)
      .map(({ folder, basePath, version }): ApiFolder => {
        const near = writtenPages({ folder, basePath }, siteDir, FOLDER);
        const described = documentedComponents(loadApi(product.id, siteDir, version), near);
        const known = new Set([...pathnames, ...near.map(({ pathname }) => pathname)]);
        const place = { basePath, version, productPath: own.basePath };
        const links = archivedLinks(place, described, known);
        const pages = pagesOf(described, { basePath, near, resolve: links }, siteDir, components);
        return { product, folder, near, resolve: links, pages };
      });
    return [{ ...current, pages: pagesOf(components, current, siteDir) }, ...archived];
  });
}
