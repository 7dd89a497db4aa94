import { ownValue } from '../../../src/foundation/own-value';

/**
 * Formats rows as a Markdown table.
 *
 * @param rows - Rows with the same keys, which become the column headers.
 * @returns Lines without a trailing line break. Numbers are right-aligned.
 */
export function markdownTable(rows: readonly Record<string, string | number>[]): string {
  const keys = Object.keys(rows[0] ?? {});
  const isNumeric = (key: string) => rows.every((row) => typeof ownValue(row, key) === 'number');
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(keys),
    line(keys.map((key) => (isNumeric(key) ? '--:' : '---'))),
    ...rows.map((row) => line(keys.map((key) => ownValue(row, key)!))),
  ].join('\n');
}
