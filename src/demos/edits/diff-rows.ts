import { diffLines } from 'diff';

/** A line of a diff. */
export interface DiffRow {
  /** Index of the line in the edited code, or in the original one if it was removed. */
  line: number;
  change: 'add' | 'remove' | null;
}

/** Limits the work on hostile input: with more changed lines, all lines count as changed. */
const MAX_CHANGED_LINES = 500;

function rows(change: DiffRow['change'], first: number, count: number): DiffRow[] {
  return Array.from({ length: count }, (_value, index) => ({ line: first + index, change }));
}

const lineCount = (text: string) => text.replace(/\n$/, '').split('\n').length;

/** Compares edited code with the original by line. */
export function diffRows(original: string, edited: string): DiffRow[] {
  const changes = diffLines(original, edited, {
    ignoreNewlineAtEof: true,
    maxEditLength: MAX_CHANGED_LINES,
  });
  if (!changes) {
    return [...rows('remove', 0, lineCount(original)), ...rows('add', 0, lineCount(edited))];
  }
  let originalLine = 0;
  let editedLine = 0;
  return changes.flatMap(({ added, removed, count = 0 }) => {
    if (removed) {
      originalLine += count;
      return rows('remove', originalLine - count, count);
    }
    editedLine += count;
    originalLine += added ? 0 : count;
    return rows(added ? 'add' : null, editedLine - count, count);
  });
}
