import { outlineOf, slugOf } from './outline';

/** A place in a page. */
export interface Place {
  /** Id of a section; absent for the whole page. */
  section?: string;
  /** Characters before the place in the section. */
  offset: number;
}

/**
 * The place in a page in Markdown that an anchor of its HTML means.
 *
 * @param markdown - The page.
 * @param headings - The texts of the headings of its HTML up to the anchor.
 * @param anchor - Of any element. If it ends with the code that a table's row starts with, such as
 *   `button-prop-size`, the place is that row.
 */
export function placeOf(markdown: string, headings: readonly string[], anchor: string): Place {
  const [title = ''] = headings.slice(-1);
  const slug = slugOf(title.trim());
  const same = headings.filter((heading) => slugOf(heading.trim()) === slug).length;
  const sections = outlineOf(markdown);
  const found = sections.filter((one) => slugOf(one.title) === slug)[same - 1];
  if (!found || found.level === 1) {
    return { offset: 0 };
  }
  const rows = Array.from(anchor.matchAll(/-/g), ({ index }) =>
    markdown.indexOf(`\n| \`${anchor.slice(index + 1)}\``, found.start),
  );
  const row = rows.find((one) => one !== -1);
  return { section: found.id, offset: row === undefined ? 0 : row + 1 - found.start };
}
