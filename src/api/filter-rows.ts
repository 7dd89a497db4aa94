/** Where a row contains the query, best match first. */
const PLACES = ['exact name', 'start of the name', 'name', 'text'] as const;

function placeOf(name: string, words: readonly string[]): (typeof PLACES)[number] {
  const query = words.join('');
  if (name === query) {
    return 'exact name';
  }
  if (name.startsWith(query)) {
    return 'start of the name';
  }
  return words.every((word) => name.includes(word)) ? 'name' : 'text';
}

/** The position of a row among the matches; `null` if its text doesn't contain every word. */
function positionOf(row: HTMLElement, words: readonly string[]): number | null {
  if (!words.every((word) => row.textContent.toLowerCase().includes(word))) {
    return null;
  }
  const link = row.querySelector('a')!;
  const place = placeOf(link.textContent.toLowerCase(), words);
  const isLast = 'deprecated' in link.dataset && place !== 'exact name';
  return PLACES.indexOf(place) + (isLast ? PLACES.length : 0);
}

/**
 * Hides the rows whose text doesn't contain every word of a query, and sorts the others: the exact
 * name, names that start with the query, names that contain it, other texts. Deprecated rows are last,
 * except for an exact name.
 *
 * @param rows - All rows of a list, in their initial order.
 * @returns The number of visible rows; `null` for an empty query, which shows all rows in their
 *   initial order.
 */
export function filterRows(rows: readonly HTMLElement[], query: string): number | null {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.map((row) => ({
    row,
    position: words.length > 0 ? positionOf(row, words) : 0,
  }));
  for (const { row, position } of found) {
    row.hidden = position === null;
  }
  const sorted = found.sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity));
  // Moves the elements, because `order` would leave them as they are for screen readers.
  rows[0]?.parentElement!.append(...sorted.map(({ row }) => row));
  return words.length > 0 ? found.filter(({ position }) => position !== null).length : null;
}
