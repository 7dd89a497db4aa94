/**
 * Hides the rows whose text doesn't contain every word of a query.
 *
 * @returns The number of visible rows; `null` for an empty query, which shows all rows.
 */
export function filterRows(rows: Iterable<HTMLElement>, query: string): number | null {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const row of rows) {
    const text = (row.textContent ?? '').toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
    count += row.hidden ? 0 : 1;
  }
  return words.length > 0 ? count : null;
}
