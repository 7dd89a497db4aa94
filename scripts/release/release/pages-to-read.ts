import type { ComponentChange } from './api-changes';

/** A page and what it mentions of a release's changes. */
export interface PageToRead {
  file: string;
  /** Such as `` Button: `fullWidth` ``. */
  mentions: string[];
}

/**
 * The pages that name a component together with one of its members that changes.
 *
 * @param pages - Text by file.
 */
export function pagesToRead(
  pages: ReadonlyMap<string, string>,
  changes: readonly ComponentChange[],
): PageToRead[] {
  return [...pages].flatMap(([file, text]) => {
    const words = new Set(text.match(/[\w-]+/g));
    const mentions = changes.flatMap(({ component, members }) =>
      words.has(component)
        ? members.filter((one) => words.has(one)).map((one) => `${component}: \`${one}\``)
        : [],
    );
    return mentions.length > 0 ? [{ file, mentions }] : [];
  });
}
