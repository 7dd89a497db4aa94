import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROW_ANNOTATION } from 'accessibility-evidence';
import type { RowName } from 'accessibility-evidence';
import { keyboardRows } from '../../../plugins/content/evidence/keyboard-rows';
import { ROOT } from '../../../scripts/shared/root';

/**
 * Details of a test that presses the keys of rows in a page's keyboard table. The evidence of the
 * page lists them as passed or failed.
 *
 * @param file - The MDX file, from the repository's root.
 * @param rows - The first cell of each row, as plain text; with the start of the second cell after
 *   an arrow if several rows have the same keys.
 * @throws If the page has no such row, or several.
 *
 * @example
 * test('…', forRows('docs-material/components/chip/chip.mdx', 'Tab'), async ({ page }) => { … });
 * test('…', forRows('docs-joy/components/menu/menu.mdx', 'Arrow Down → Opens'), …);
 */
export function forRows(
  file: string,
  ...rows: readonly string[]
): { annotation: { type: string; description: string }[] } {
  const known = keyboardRows(readFileSync(path.join(ROOT, file), 'utf8'));
  const annotation = rows.map((row) => {
    const [name = '', start = ''] = row.split(' → ');
    const found = known.filter(({ keys, action }) => keys === name && action.startsWith(start));
    if (found.length !== 1) {
      const names = known.map(({ keys, action }) => `${keys} → ${action}`).join('\n');
      throw new Error(
        `${file} has ${found.length} rows "${row}" in its keyboard tables. Name one of:\n${names}`,
      );
    }
    const { keys, action } = found[0]!;
    const description: RowName = { file, keys, action };
    return { type: ROW_ANNOTATION, description: JSON.stringify(description) };
  });
  return { annotation };
}
