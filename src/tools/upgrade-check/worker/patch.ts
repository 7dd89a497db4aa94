import { structuredPatch } from 'diff';
import type { Encoding } from 'mui-upgrade-check';
import { linesOf, shownChange } from '../changed-lines';
import type { LineChange } from '../changed-lines';
import { binaryPatch } from './binary-patch';

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
  const escaped = path.replace(/["\\]|\p{Cc}/gu, (char) =>
    char === '"' || char === '\\'
      ? `\\${char}`
      : `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return escaped === path ? path : `"${escaped}"`;
}

/** A rewritten file. */
export interface Rewritten {
  path: string;
  encoding: Encoding;
  before: Uint8Array;
  after: Uint8Array;
}

/** What changed in a file, for `git apply`, and for `patch -p1` if it's in UTF-8. */
export async function patchOf({ path, encoding, before, after }: Rewritten): Promise<string> {
  const [old, now] = [patchPath(`a/${path}`), patchPath(`b/${path}`)];
  const head = `diff --git ${old} ${now}`;
  if (encoding !== 'utf-8') {
    return `${[head, ...(await binaryPatch(before, after))].join('\n')}\n`;
  }
  // Programs take what is after a tab for a date, so a path may have spaces.
  const end = path.includes(' ') ? '\t' : '';
  const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const hunks = hunksOf(text(before), text(after), CONTEXT).flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines,
  ]);
  return `${[head, `--- ${old}${end}`, `+++ ${now}${end}`, ...hunks].join('\n')}\n`;
}
