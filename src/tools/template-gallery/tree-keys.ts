import { foldersAround } from './file-tree';
import type { TreeRow } from './file-tree';

/** What a key does in a tree: move the focus to a row, or act on the focused one. */
export type TreeAction = { focus: number } | 'toggle' | 'activate';

/** The next row after `current`, from the top again at the end, that starts with a letter. */
function rowStartingWith(letter: string, rows: readonly TreeRow[], current: number): number {
  const isMatch = ({ name }: TreeRow) => name.toLowerCase().startsWith(letter.toLowerCase());
  const after = rows.findIndex((row, index) => index > current && isMatch(row));
  return after === -1 ? rows.findIndex(isMatch) : after;
}

/**
 * What a key does in a tree, after the tree view pattern of the ARIA Authoring Practices Guide.
 *
 * @param key - `key` of the event.
 * @param rows - The visible rows.
 * @param current - Index of the focused row.
 * @param options.isOpen - Whether the focused row is an open folder.
 * @param options.isRtl - Whether the tree is right-to-left, where the arrows are swapped.
 * @returns `null` for a key without effect.
 */
export function treeAction(
  key: string,
  rows: readonly TreeRow[],
  current: number,
  { isOpen, isRtl }: { isOpen: boolean; isRtl: boolean },
): TreeAction | null {
  const focus = (index: number) =>
    index >= 0 && index < rows.length && index !== current ? { focus: index } : null;
  const { path, isFolder } = rows[current]!;
  switch (key) {
    case 'ArrowDown':
      return focus(current + 1);
    case 'ArrowUp':
      return focus(current - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'Enter':
    case ' ':
      return 'activate';
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      if (!isFolder) {
        return null;
      }
      // An open folder's first entry is the next row.
      return isOpen ? focus(current + 1) : 'toggle';
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return isOpen
        ? 'toggle'
        : focus(rows.findIndex((row) => row.path === foldersAround(path).at(-1)));
    default:
      return /^\p{L}$|^[\d._-]$/u.test(key) ? focus(rowStartingWith(key, rows, current)) : null;
  }
}
