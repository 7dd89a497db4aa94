import type { Edit } from './fault';

/** A text after edits. */
export interface Edited {
  text: string;
  /** The offset in the text before the edits of an offset after them. */
  offsetBefore: (offset: number) => number;
}

function offsetBefore(edits: readonly Edit[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    const from = start + shift;
    if (offset <= from) {
      break;
    }
    if (offset < from + text.length) {
      return Math.min(end, start + offset - from);
    }
    shift += text.length - (end - start);
  }
  return offset - shift;
}

/**
 * Applies edits.
 *
 * @param edits - In any order; they must not overlap.
 */
export function applyEdits(source: string, edits: readonly Edit[]): Edited {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  let end = 0;
  const parts = sorted.map((edit) => {
    const part = source.slice(end, edit.start) + edit.text;
    end = edit.end;
    return part;
  });
  return {
    text: parts.join('') + source.slice(end),
    offsetBefore: (offset) => offsetBefore(sorted, offset),
  };
}
