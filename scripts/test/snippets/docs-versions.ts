import { PRODUCTS, archivesOf } from '../../../src/foundation/products';

/** Docs folders whose code blocks are checked against the same packages. */
export interface DocsVersion {
  /** Relative to the repository's root. */
  folders: string[];
  /** Packages installed under another name, such as those of an archived version. */
  installedAs: Readonly<Record<string, string>>;
}

/** The current version of all products, and each archived version. */
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
