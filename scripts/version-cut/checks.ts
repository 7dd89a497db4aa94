import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsInstance, Product } from '../../src/products';

/** What is to be archived: the pages of a docs instance, as those of a version. */
export interface Cut {
  product: Product;
  instance: DocsInstance;
  version: string;
  /** Name that the library of that version is, or will be, installed under. */
  installedAs: string;
}

/** The versions that a docs instance has archived, the newest first. */
export function archivedVersions(root: string, instance: string): string[] {
  const file = path.join(root, `${instance}_versions.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

function quoted(values: readonly string[]): string {
  return values.join(', ');
}

/**
 * Checks what the command was told.
 *
 * @param words - Words after the command's name: instance and version.
 * @returns What to archive.
 * @throws A message that says what is wrong and what to do.
 */
export function readCut(
  words: readonly string[],
  { products, root }: { products: readonly Product[]; root: string },
): Cut {
  const [id, version, ...rest] = words;
  if (!id || !version || rest.length > 0) {
    throw new Error(
      'Name the docs instance and the version: npm run version:cut docs-material 7.3.2',
    );
  }
  const versioned = products.filter(({ docs, packages }) => docs[0] && packages[0]);
  const product = versioned.find(({ docs }) => docs[0].id === id);
  if (!product) {
    throw new Error(
      `No product's own pages are the docs instance "${id}". Those with versions: ${quoted(versioned.map(({ docs }) => docs[0].id))}.`,
    );
  }
  const known = [product.version, ...(product.earlier ?? []).map((one) => one.version)];
  if (!known.includes(version)) {
    throw new Error(
      `The catalogue knows no ${product.name} "${version}", but ${quoted(known)}. Give one of these without "v", or add the release to src/products/catalogue.ts.`,
    );
  }
  if (archivedVersions(root, id).includes(version)) {
    throw new Error(
      `${id} ${version} is archived already, in ${id}_versions.json. To cut it anew, remove its folder, its sidebars and its line there.`,
    );
  }
  const folder = `${id}_versioned_docs/version-${version}`;
  if (existsSync(path.join(root, folder))) {
    throw new Error(
      `${folder} exists, though ${id}_versions.json does not name it: an earlier cut did not end. Remove the folder.`,
    );
  }
  const alias = `${id.replace(/^docs-/, '')}-v${version.split('.')[0]}`;
  const earlier = product.earlier?.find((one) => one.version === version);
  return {
    product,
    instance: product.docs[0],
    version,
    installedAs: earlier?.installedAs ?? alias,
  };
}
