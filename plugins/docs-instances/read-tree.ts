import fs from 'node:fs';
import path from 'node:path';
import { treeOf } from '../../src/navigation';
import type { NavigationTree, SidebarsFile } from '../../src/navigation';
import type { DocsInstance } from '../../src/products';

/** The file with the navigation tree of a docs instance, from the repository's root. */
export function treeFileOf({ folder }: Pick<DocsInstance, 'folder'>): string {
  return `${folder}/sidebar.ts`;
}

/**
 * The same, checked: Docusaurus would show no sidebar at all without the file.
 *
 * @throws If it does not exist.
 */
export function existingTreeFile(instance: Pick<DocsInstance, 'folder'>, siteDir: string): string {
  const file = treeFileOf(instance);
  if (!fs.existsSync(path.join(siteDir, file))) {
    throw new Error(
      `${file} does not exist. Every docs folder has its navigation tree there: export default sidebar([page('/…')]);`,
    );
  }
  return file;
}

/**
 * The navigation tree of a docs instance as its file has it, with the group of API pages empty.
 *
 * @throws If the file does not exist.
 */
export function readTree(instance: Pick<DocsInstance, 'folder'>, siteDir: string): NavigationTree {
  const file = path.join(siteDir, existingTreeFile(instance, siteDir));
  return treeOf((require(file) as { default: SidebarsFile }).default);
}
