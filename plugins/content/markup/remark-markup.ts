import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { convertMarkup } from './convert';
import { treeFaults } from './tree-faults';

/** Options of the remark plugin. */
export interface RemarkMarkupOptions {
  siteDir: string;
  /** The docs folders, relative to the repository. */
  folders: readonly string[];
}

/**
 * Rejects syntax that would be lost or shown as it is written, and converts what has a meaning.
 *
 * @throws A message with the line, the error and how to fix it.
 */
export function remarkMarkup({ siteDir, folders }: RemarkMarkupOptions) {
  return (tree: Root, vfile: VFile) => {
    const [fault] = treeFaults(tree, { siteDir, folders, file: vfile.path, source: String(vfile) });
    if (fault) {
      const { line, column = 1, message, cure } = fault;
      vfile.fail(`${message} ${cure}`, { line, column });
    }
    convertMarkup(tree);
  };
}
