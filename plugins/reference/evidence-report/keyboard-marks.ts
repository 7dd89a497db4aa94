import type { Root, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Evidence, KeyboardRow } from 'accessibility-evidence';

const MARKS: Readonly<Record<KeyboardRow['result'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  'not executed': 'Not tested',
};

const plain = (cell: TableCell | undefined) =>
  cell ? toString(cell).replace(/\s+/g, ' ').trim() : '';

const cellOf = (value: string): TableCell => ({
  type: 'tableCell',
  children: [{ type: 'text', value }],
});

/**
 * Adds a column with the results to the keyboard tables of a page. A row that has changed since the tests
 * counts as not tested; a table without a tested row stays as it is.
 */
export function markKeyboardRows(tree: Root, { keyboard }: Pick<Evidence, 'keyboard'>): void {
  const results = new Map(
    keyboard.rows
      .filter(({ result }) => result !== 'not executed')
      .map(({ keys, action, result }) => [`${keys}\n${action}`, result]),
  );
  const resultOf = ({ children: [keys, action] }: TableRow) =>
    results.get(`${plain(keys)}\n${plain(action)}`);
  visit(tree, 'table', ({ align, children: [head, ...rows] }) => {
    if (head && rows.some(resultOf)) {
      // A table has as many columns as alignments.
      align?.push(null);
      head.children.push(cellOf('Test'));
      for (const row of rows) {
        row.children.push(cellOf(MARKS[resultOf(row) ?? 'not executed']));
      }
    }
  });
}
