import { diffRows } from './diff-rows';
import type { Edit } from './edits';
import { findPreview, previewIn } from './preview-place';
import type { PreviewPlace } from './preview-place';

/** Lines of a source: the index of the first one, and of the first one after them. */
type Lines = readonly [first: number, end: number];

const lineCount = (text: string) => text.split('\n').length;

/** The lines of a source that contain its preview. */
function linesOf({ before, after }: PreviewPlace, source: string): Lines {
  return [lineCount(before) - 1, lineCount(source) - lineCount(after) + 1];
}

/** A line of the original, and the line of the edited source in its place. */
interface Pair {
  original: number;
  line: number;
}

interface Comparison {
  /** In order. */
  pairs: Pair[];
  /** The lines of the original from the first to the last change. */
  changed: Lines;
}

/**
 * Compares an edited source with the original. Lines that changed side by side are pairs too, if there
 * are as many as before.
 */
function compare(source: string, code: string): Comparison {
  const pairs: Pair[] = [];
  let changed: Lines | null = null;
  let original = 0;
  let removed = 0;
  let added: number[] = [];
  const endChange = () => {
    if (removed > 0 || added.length > 0) {
      changed = [changed?.[0] ?? original - removed, original];
    }
    if (removed === added.length) {
      pairs.push(...added.map((line, index) => ({ original: original - removed + index, line })));
    }
    removed = 0;
    added = [];
  };
  for (const { line, change } of diffRows(source, code)) {
    if (change === 'add') {
      added.push(line);
    } else if (change === 'remove') {
      removed += 1;
      original += 1;
    } else {
      endChange();
      pairs.push({ original, line });
      original += 1;
    }
  }
  endChange();
  return { pairs, changed: changed ?? [0, 0] };
}

/** The indentation that all lines of code have. */
function commonIndent(lines: readonly string[]): string {
  const [first = '', ...others] = lines.filter(Boolean).map((line) => /^\s*/.exec(line)![0]);
  let length = first.length;
  for (const indent of others) {
    while (!indent.startsWith(first.slice(0, length))) {
      length -= 1;
    }
  }
  return first.slice(0, length);
}

/**
 * Finds the part of an edited source that takes the place of lines of the original: from the last line
 * before them that has a pair to the first one after them. It has at least one line.
 */
function placeOf(code: string, pairs: readonly Pair[], [first, end]: Lines): PreviewPlace {
  const lines = code.split('\n');
  const last = pairs.findLast(({ original }) => original < first);
  const next = pairs.find(({ original }) => original >= end);
  const start = Math.min(last ? last.line + 1 : 0, lines.length - 1);
  const stop = Math.max(next?.line ?? lineCount(code.trimEnd()), start + 1);
  return {
    before: lines
      .slice(0, start)
      .map((line) => `${line}\n`)
      .join(''),
    after: lines
      .slice(stop)
      .map((line) => `\n${line}`)
      .join(''),
    indent: commonIndent(lines.slice(start, stop)),
  };
}

/** A part of an edited source that is shown instead of the demo's preview. */
export interface ShownPreview {
  place: PreviewPlace;
  text: string;
  /** Number of lines of the source before it. */
  start: number;
}

/**
 * What the preview of an edited demo shows: its JSX as it's now, with the lines around it that can't be
 * told apart from it. If the source doesn't contain the preview literally, all lines between the first and
 * the last change.
 *
 * @param edit - The edit of the demo's own file.
 * @param preview - The JSX of the original.
 * @returns `null` if the original is shown: before edits, and while the original isn't known.
 */
export function shownPreview(edit: Edit, preview: string | null): ShownPreview | null {
  const { source, code } = edit;
  const shown = (place: PreviewPlace): ShownPreview | null => {
    const text = previewIn(code, place);
    return text === null ? null : { place, text, start: lineCount(place.before) - 1 };
  };
  const known = edit.preview && shown(edit.preview);
  if (known || preview === null || code === source) {
    return known ?? null;
  }
  const original = findPreview(source, preview);
  const { pairs, changed } = compare(source, code);
  return (
    (original && shown(original)) ??
    shown(placeOf(code, pairs, original ? linesOf(original, source) : changed))
  );
}
