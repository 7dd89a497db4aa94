import { PRODUCTS, archivesOf } from '../../src/products';

/** Folders of pages whose code blocks are checked against the same packages. */
export interface DocsVersion {
  /** From the repository's root. */
  folders: string[];
  /** Packages that stand in `node_modules` under another name, as an archived version's does. */
  installedAs: Readonly<Record<string, string>>;
}

/** The current version of all products, and each archived one. */
export function docsVersions(): DocsVersion[] {
  const current = PRODUCTS.flatMap(({ docs }) => docs).map(({ folder }) => folder);
  return [
    { folders: current, installedAs: {} },
    ...archivesOf(PRODUCTS).map(({ folder, packageName, installedAs }) => ({
      folders: [folder],
      installedAs: { [packageName]: installedAs },
    })),
  ];
}
