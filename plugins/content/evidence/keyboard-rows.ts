import type { PageRow } from 'accessibility-evidence';
import { withoutFences } from 'docusaurus-demo-islands/live-fences';
import { withoutOtherLines } from '../lines/without-other-lines';

const TABLE =
  /^\|[ \t]*Key[ \t]*\|[ \t]*Action[ \t]*\|[ \t]*\n\|[-: |]+\|[ \t]*\n((?:\|.*\|[ \t]*(?:\n|$))*)/gm;

/** The text of a table cell without Markdown. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?\w+[^>]*>/g, '')
    .replace(/`([^`]*)`|\*/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The rows of the keyboard tables of a page, which have the columns “Key” and “Action”.
 *
 * @param mdx - Text of the page.
 */
export function keyboardRows(mdx: string): PageRow[] {
  return Array.from(withoutFences(withoutOtherLines(mdx)).matchAll(TABLE)).flatMap(
    ([, rows = '']) =>
      rows
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((row) => {
          const [, keys = '', action = ''] = row.split(/(?<!\\)\|/);
          return { keys: plainText(keys), action: plainText(action) };
        }),
  );
}
