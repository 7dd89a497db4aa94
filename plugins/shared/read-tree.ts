import fs from 'node:fs';
import path from 'node:path';
import { treeOf } from '../../src/shell/navigation';
import type { NavigationTree, SidebarsFile } from '../../src/shell/navigation';
import type { DocsInstance } from '../../src/foundation/products';

/** The file with the navigation tree of a docs instance, relative to the repository root. */
export function treeFileOf({ folder }: Pick<DocsInstance, 'folder'>): string {
  return `${folder}/sidebar.ts`;
}

/**
 * Returns the file of a tree and checks that it exists, because Docusaurus would silently show no
 * sidebar.
 *
 * @throws If it does not exist.
 */
export function existingTreeFile(file: string, siteDir: string): string {
  if (!fs.existsSync(path.join(siteDir, file))) {
    throw new Error(
      `${file} does not exist. Define the folder's navigation tree in it: export default sidebar([page('/…')]);`,
    );
  }
  return file;
}

/**
 * Reads the navigation tree of a docs instance. The group of API pages is empty.
 *
 * @throws If the file does not exist.
 */
export function readTree(instance: Pick<DocsInstance, 'folder'>, siteDir: string): NavigationTree {
  const file = path.join(siteDir, existingTreeFile(treeFileOf(instance), siteDir));
  return treeOf((require(file) as { default: SidebarsFile }).default);
}
