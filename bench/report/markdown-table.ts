/**
 * A Markdown table; the first column is text, the others are figures.
 *
 * @param head - Heads of the columns.
 * @param rows - Cells of each row.
 */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const alignments = head.map((_, column) => (column === 0 ? ':--' : '--:'));
  return [head, alignments, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
