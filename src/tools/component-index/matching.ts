import type { IndexedGroup } from './types';

/** The letters and digits of a name, so `FAB`, `text field` and `TextField` compare as typed. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The pages whose title, or the name of one of their components, contains a text; without groups
 * that have none.
 *
 * @param text - What the reader typed. Case, spaces and punctuation don't matter.
 * @example matchingGroups(groups, 'text f') // the group with Text field
 */
export function matchingGroups(groups: readonly IndexedGroup[], text: string): IndexedGroup[] {
  const wanted = letters(text);
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter(({ title, components }) =>
        [title, ...components].some((name) => letters(name).includes(wanted)),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
}
