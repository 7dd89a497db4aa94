import type { Edit, Fix } from './types';

/**
 * Replaces ranges of a text and leaves the rest as it is. New lines end like the first one.
 *
 * @param edits - In any order; must not overlap.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const lineEnd = /\r?\n/.exec(source)?.[0] ?? '\n';
  let result = '';
  let done = 0;
  // Sorting is stable, so insertions at one place keep their order.
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += source.slice(done, start) + text.replace(/\r?\n/g, lineEnd);
    done = end;
  }
  return result + source.slice(done);
}

/** A fix with the range that its edits cover, or a wider one. */
export function fixOf(edits: Edit[], within?: { start: number; end: number }): Fix | undefined {
  return edits.length === 0
    ? undefined
    : {
        edits,
        start: Math.min(...edits.map(({ start }) => start), within?.start ?? Infinity),
        end: Math.max(...edits.map(({ end }) => end), within?.end ?? 0),
      };
}

/** Whether two fixes can be made at once. */
export function areApart(a: Fix, b: Fix): boolean {
  const isApart = (one: Fix, other: Fix) =>
    one.edits.every(({ start, end }) => end < other.start || start > other.end);
  return isApart(a, b) && isApart(b, a);
}
