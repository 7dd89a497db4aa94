/**
 * A Markdown table. The first column is text, the others are numbers.
 *
 * @param head - Column headers.
 * @param rows - The cells of each row.
 */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const alignments = head.map((_, column) => (column === 0 ? ':--' : '--:'));
  return [head, alignments, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
