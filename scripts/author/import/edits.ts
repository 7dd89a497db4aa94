/** A replacement in a text. The end is exclusive. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits to a text. Of two that overlap, the outer one counts. */
export function edited(source: string, edits: readonly Edit[]): string {
  let last = 0;
  let result = '';
  for (const { start, end, text } of [...edits].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start >= last) {
      result += source.slice(last, start) + text;
      last = end;
    }
  }
  return result + source.slice(last);
}

/** A part of a page as a comment in one line, which readers don't see: Prettier changes longer ones. */
export function asComment(text: string): string {
  return `{/* ${text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')} */}`;
}
