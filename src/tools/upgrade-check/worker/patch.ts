import { structuredPatch } from 'diff';
import { linesOf, shownChange } from '../changed-lines';
import type { LineChange } from '../changed-lines';

/** Limits the work on generated files: with more changed lines, all lines count as changed. */
const MAX_CHANGED_LINES = 4000;

/** Lines of a patch around a change. */
const CONTEXT = 3;

/** A part of a patch; lines start with a space, `+`, `-` or `\`. */
interface Hunk {
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  lines: string[];
}

/** All lines of a file as one change. */
function wholeFile(before: string, after: string): Hunk {
  const marked = (text: string, sign: string) => {
    const lines = text.split('\n');
    const isEnded = lines.at(-1) === '';
    const written = (isEnded ? lines.slice(0, -1) : lines).map((line) => sign + line);
    return {
      count: written.length,
      lines: isEnded ? written : [...written, '\\ No newline at end of file'],
    };
  };
  const removed = marked(before, '-');
  const added = marked(after, '+');
  return {
    oldStart: 1,
    oldLines: removed.count,
    newStart: 1,
    newLines: added.count,
    lines: [...removed.lines, ...added.lines],
  };
}

function hunksOf(before: string, after: string, context: number): Hunk[] {
  const patch = structuredPatch('', '', before, after, '', '', {
    context,
    maxEditLength: MAX_CHANGED_LINES,
  });
  return patch?.hunks ?? [wholeFile(before, after)];
}

/** What changed in a file, by line. */
export function changesOf(before: string, after: string): LineChange[] {
  return hunksOf(before, after, 0).map(({ oldStart, lines }) => {
    const marked = (sign: string) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => linesOf(line.slice(1))[0]!);
    return shownChange(oldStart, marked('-'), marked('+'));
  });
}

/** A path as Git writes it: in quotes if it has characters that a patch can't contain. */
function patchPath(path: string): string {
  return /["\\\n\t]/.test(path) ? JSON.stringify(path) : path;
}

/** What changed in a file, for `git apply` and `patch -p1`. Empty if nothing did. */
export function patchOf(path: string, before: string, after: string): string {
  if (before === after) {
    return '';
  }
  const [old, now] = [patchPath(`a/${path}`), patchPath(`b/${path}`)];
  // Programs take what is after a tab for a date, so a path may have spaces.
  const end = path.includes(' ') ? '\t' : '';
  const hunks = hunksOf(before, after, CONTEXT).flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines,
  ]);
  return `${[`diff --git ${old} ${now}`, `--- ${old}${end}`, `+++ ${now}${end}`, ...hunks].join('\n')}\n`;
}
