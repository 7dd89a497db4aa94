import { PRODUCTS } from './catalogue';
import type { DocsArchive, Product } from './types';

/** The archived versions of a product's pages, latest first. */
function archivesOfProduct({ docs, packages, earlier = [] }: Product): DocsArchive[] {
  const [own] = docs;
  const [library] = packages;
  return earlier.flatMap(({ version, installedAs, migration = null, archive }) =>
    own && library && archive
      ? [
          {
            instance: own.id,
            version,
            folder: `${own.id}_versioned_docs/version-${version}`,
            basePath: `${own.basePath}/${archive.path}` as const,
            packageName: library.name,
            installedAs,
            migration,
            demoScope: archive.demoScope,
            renamed: archive.renamed ?? {},
          },
        ]
      : [],
  );
}

/** The archived versions of products, always of a product's first docs instance. */
export function archivesOf(products: readonly Product[]): DocsArchive[] {
  return products.flatMap(archivesOfProduct);
}

/**
 * Finds the archived version that a page belongs to.
 *
 * @param pathname - A path without the site's base URL, such as `/material-ui/v6/react-button/`.
 * @returns The version, or `null` for a page of a current version or without a product.
 */
export function archiveOfPath(pathname: string): DocsArchive | null {
  const isHere = ({ basePath }: DocsArchive) => `${pathname}/`.startsWith(`${basePath}/`);
  return archivesOf(PRODUCTS).find(isHere) ?? null;
}

/**
 * Finds the archived version that a source file belongs to.
 *
 * @param file - Path from the repository root, with forward slashes.
 * @returns The version, or `null` for a file outside the folders of archived pages.
 */
export function archiveOfFile(file: string): DocsArchive | null {
  return archivesOf(PRODUCTS).find(({ folder }) => file.startsWith(`${folder}/`)) ?? null;
}
