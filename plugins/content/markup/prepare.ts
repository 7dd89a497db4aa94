import { readCallouts } from './callout-lines';
import { applyEdits } from './edits';
import type { Edit, MarkupFault } from './fault';
import { foreignSyntax } from './foreign-syntax';
import { maskOf, withoutRanges } from './mask';
import { readSpellings } from './spellings';

/** A page's text as MDX can parse it. */
export interface Prepared {
  /** The text; each line has the same number as in the file. */
  text: string;
  /** The offset in the file of an offset in the text. */
  offsetInFile: (offset: number) => number;
  /** Syntax that isn't supported, by position. */
  faults: MarkupFault[];
}

/** Edits that empty lines. */
function emptied(source: string, lines: readonly number[]): Edit[] {
  let offset = 0;
  return source.split('\n').flatMap((line, index) => {
    const start = offset;
    offset += line.length + 1;
    return lines.includes(index) ? [{ start, end: start + line.trimEnd().length, text: '' }] : [];
  });
}

function frameFaults(source: string, unclosed: number | null): MarkupFault[] {
  const faults: MarkupFault[] = [];
  if (/^\uFEFF?\+\+\+[ \t\r]*\n/.test(source)) {
    faults.push({
      ...{ rule: 'markup', line: 1 },
      message: 'The front matter is between "+++" lines, as TOML.',
      cure: 'Write it as YAML between "---" lines: title: Button.',
    });
  }
  if (unclosed !== null) {
    faults.push({
      ...{ rule: 'markup', line: unclosed + 1 },
      message: 'The code block has no end, so the rest of the page is code.',
      cure: 'Close it with a line of as many backticks as it starts with.',
    });
  }
  return faults;
}

/**
 * Rewrites spellings of other tools whose meaning is clear, and finds syntax that isn't supported.
 *
 * @param source - The text of an MDX file.
 */
export function prepare(source: string): Prepared {
  const written = maskOf(source);
  const callouts = readCallouts(written.text, source);
  const first = applyEdits(source, [...callouts.edits, ...emptied(source, written.transparent)]);
  // Again, because callouts have titles with further spellings in them.
  const { text: masked } = maskOf(first.text);
  const spellings = readSpellings(masked, first.text);
  const second = applyEdits(first.text, spellings);
  const foreign = foreignSyntax(withoutRanges(masked, spellings), first.text);
  return {
    text: second.text,
    offsetInFile: (offset) => first.offsetBefore(second.offsetBefore(offset)),
    faults: [...callouts.faults, ...foreign, ...frameFaults(source, written.unclosed)].sort(
      (a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
    ),
  };
}
