import { applyEdits } from 'mui-upgrade-check';
import type { Edit } from 'mui-upgrade-check';

/** Lines next to each other that are replaced. */
export interface LineChange {
  /** Number of the first line, from 1, in the code before. */
  line: number;
  removed: string[];
  added: string[];
}

/** Longer lines are cut around the change: they are minified, or contain data. */
const LONGEST_LINE = 160;

/** How much of a cut line is shown before the change, in characters. */
const BEFORE_CHANGE = 40;

/** More lines of one change aren't shown. */
const MOST_LINES = 40;

/** The lines of a text without their ends. */
export const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/\r$/, ''));

/** How many items two lists or texts have in common at their start. */
function commonStart<T>(a: ArrayLike<T>, b: ArrayLike<T>): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) {
    count += 1;
  }
  return count;
}

/** A line that is short enough to be shown. */
function cutLine(text: string, other: string | undefined): string {
  if (text.length <= LONGEST_LINE) {
    return text;
  }
  const from = Math.max(0, commonStart(text, other ?? '') - BEFORE_CHANGE);
  const end = from + LONGEST_LINE;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

function cutLines(texts: readonly string[], others: readonly string[]): string[] {
  const shown = texts.slice(0, MOST_LINES).map((text, index) => cutLine(text, others[index]));
  return texts.length > MOST_LINES ? [...shown, '…'] : shown;
}

/**
 * A change of lines as it's shown: without lines that stay, and without what is too long to be read.
 *
 * @param line - Number of the first line, from 1.
 */
export function shownChange(
  line: number,
  removed: readonly string[],
  added: readonly string[],
): LineChange {
  const start = commonStart(removed, added);
  const before = removed.slice(start);
  const after = added.slice(start);
  const end = commonStart([...before].reverse(), [...after].reverse());
  const gone = before.slice(0, before.length - end);
  const written = after.slice(0, after.length - end);
  return { line: line + start, removed: cutLines(gone, written), added: cutLines(written, gone) };
}

/**
 * Shows what edits change in code, by line.
 *
 * @returns A function that takes edits and returns the changed lines, from top to bottom.
 */
export function lineChanges(code: string): (edits: readonly Edit[]) => LineChange[] {
  const starts = [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)];
  /** Index of the line that contains an offset. */
  const lineAt = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle]! <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  };
  return (edits) => {
    const groups: { first: number; last: number; edits: Edit[] }[] = [];
    for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
      const previous = groups.at(-1);
      const first = lineAt(edit.start);
      const last = lineAt(edit.end);
      if (previous && first <= previous.last) {
        previous.last = Math.max(previous.last, last);
        previous.edits.push(edit);
      } else {
        groups.push({ first, last, edits: [edit] });
      }
    }
    return groups.map(({ first, last, edits: inGroup }) => {
      const offset = starts[first]!;
      const before = code.slice(offset, (starts[last + 1] ?? code.length + 1) - 1);
      const after = applyEdits(
        before,
        inGroup.map(({ start, end, text }) => ({ start: start - offset, end: end - offset, text })),
      );
      return shownChange(first + 1, linesOf(before), linesOf(after));
    });
  };
}
