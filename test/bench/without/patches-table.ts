import { markdownTable } from '../report/markdown-table';
import type { Variant } from './measure-patches';

/**
 * A table with a column per site: the figure, and its ratio to the first site's.
 *
 * @param variants - The site with all patches first.
 */
export function patchesTable([complete, ...others]: readonly Variant[]): string {
  const rows = [...(complete?.figures ?? [])].map(([label, value]) => [
    label,
    value.toFixed(1),
    ...others.map(({ figures }) => {
      const figure = figures.get(label);
      return figure === undefined
        ? ''
        : `${figure.toFixed(1)} (${value === 0 ? '–' : `${(figure / value).toFixed(2)}×`})`;
    }),
  ]);
  const head = ['', complete?.name ?? '', ...others.map(({ name }) => `without ${name}`)];
  return markdownTable(head, rows);
}
