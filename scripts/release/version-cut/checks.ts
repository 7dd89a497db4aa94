import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../shared/command/usage-error';
import type { DocsInstance, Product } from '../../../src/foundation/products';

/** What to archive: the pages of a docs instance as a version. */
export interface Cut {
  product: Product;
  instance: DocsInstance;
  /** Name of the library's package. */
  library: string;
  version: string;
  /** The name under which that version of the library is, or will be, installed. */
  installedAs: string;
}

/** The archived versions of a docs instance, newest first. */
export function archivedVersions(root: string, instance: string): string[] {
  const file = path.join(root, `${instance}_versions.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

function quoted(values: readonly string[]): string {
  return values.join(', ');
}

/**
 * Validates the arguments of the command.
 *
 * @param asked.instance - Id of the docs instance.
 * @returns What to archive.
 * @throws UsageError - If an argument is invalid; the message explains the fix.
 */
export function readCut(
  { instance: id, version }: { instance: string; version: string },
  { products, root }: { products: readonly Product[]; root: string },
): Cut {
  const versioned = products.flatMap((product) => {
    const [instance] = product.docs;
    const [library] = product.packages;
    return instance && library ? [{ product, instance, library: library.name }] : [];
  });
  const found = versioned.find(({ instance }) => instance.id === id);
  if (!found) {
    throw new UsageError(
      `No product has the docs instance "${id}". Instances with versions: ${quoted(versioned.map(({ instance }) => instance.id))}.`,
    );
  }
  const { product } = found;
  const known = [product.version, ...(product.earlier ?? []).map((one) => one.version)];
  if (!known.includes(version)) {
    throw new UsageError(
      `The catalogue doesn't have ${product.name} "${version}", only ${quoted(known)}. Pass one of these without "v", or add the release to src/foundation/products/catalogue.ts.`,
    );
  }
  if (archivedVersions(root, id).includes(version)) {
    throw new UsageError(
      `${id} ${version} is already archived in ${id}_versions.json. To archive it again, delete its folder, its sidebars and its line there.`,
    );
  }
  const folder = `${id}_versioned_docs/version-${version}`;
  if (existsSync(path.join(root, folder))) {
    throw new UsageError(
      `${folder} exists, though ${id}_versions.json doesn't list it: an earlier run was interrupted. Delete the folder.`,
    );
  }
  const alias = `${id.replace(/^docs-/, '')}-v${version.split('.')[0]}`;
  const earlier = product.earlier?.find((one) => one.version === version);
  return { ...found, version, installedAs: earlier?.installedAs ?? alias };
}
