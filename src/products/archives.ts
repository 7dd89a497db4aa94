import type { DocsArchive, Product } from './types';

/** The archived versions of a product's own pages, the newest first. */
function archivesOfProduct({ docs, packages, earlier = [] }: Product): DocsArchive[] {
  const [own] = docs;
  const [library] = packages;
  return earlier.flatMap(({ version, installedAs, archive }) =>
    own && library && archive
      ? [
          {
            instance: own.id,
            version,
            folder: `${own.id}_versioned_docs/version-${version}`,
            basePath: `${own.basePath}/${archive.path}` as const,
            packageName: library.name,
            installedAs,
            demoScope: archive.demoScope,
          },
        ]
      : [],
  );
}

/** The archived versions of the products' pages: always of a product's first docs instance. */
export function archivesOf(products: readonly Product[]): DocsArchive[] {
  return products.flatMap(archivesOfProduct);
}
