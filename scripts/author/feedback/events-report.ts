import type { StoredEvent } from '../../../functions/collector/events/store';

/** Lines printed per event; the export contains all. */
const LINES = 20;

/** Sums of counts by key, largest first. */
function sums<T>(rows: readonly T[], keyOf: (row: T) => string, countOf: (row: T) => number) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + countOf(row));
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

const countOf = ({ count }: StoredEvent) => count;
const lineOf = ({ parameters }: StoredEvent) => Object.values(parameters).join(', ') || '(other)';

/** The report of events for a terminal, summed over all days and readers. */
export function eventsText(events: readonly StoredEvent[]): string {
  if (events.length === 0) {
    return 'No events yet.';
  }
  return sums(events, ({ name }) => name, countOf)
    .map(([name, total]) => {
      const lines = sums(
        events.filter((event) => event.name === name),
        lineOf,
        countOf,
      );
      const more = lines.length - LINES;
      return [
        `${name}  ${total}`,
        ...lines.slice(0, LINES).map(([line, count]) => `${String(count).padStart(8)}  ${line}`),
        ...(more > 0 ? [`${' '.repeat(9)}… and ${more} more`] : []),
      ].join('\n');
    })
    .join('\n\n');
}
