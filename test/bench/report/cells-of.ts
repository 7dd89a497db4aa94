/**
 * The cells of a row of a Markdown table, for tests.
 *
 * @param table - The table, not aligned.
 * @param label - The row's first cell.
 */
export function cellsOf(table: string, label: string): string[] | undefined {
  return table
    .split('\n')
    .map((line) => line.slice(2, -2).split(' | '))
    .find(([first]) => first === label)
    ?.slice(1);
}
