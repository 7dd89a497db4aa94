import { readCallouts } from './callout-lines';
import { applyEdits } from './edits';
import type { Edit, MarkupFault } from './fault';
import { readFolded } from './folded';
import { foreignSyntax } from './foreign-syntax';
import { maskOf, withoutExpressions, withoutRanges } from './mask';
import { commentEdits, readSpellings } from './spellings';

/** A text without code and comments. */
function visible(source: string): string {
  const { text } = maskOf(source);
  return withoutRanges(text, commentEdits(text, source));
}

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

/** Comments without an end, which hide the rest of the page. */
function openComments(source: string): MarkupFault[] {
  const text = visible(source);
  return [
    [/(?<!\\)<!--(?!\s*(?:@|#)?include\b)/i.exec(withoutExpressions(text)), '-->'] as const,
    [/(?<!\\)\{\s*\/\*(?![^]*\*\/)/.exec(text), '*/}'] as const,
  ].flatMap(([match, end]) =>
    match
      ? [
          {
            rule: 'markup' as const,
            line: text.slice(0, match.index).split('\n').length,
            message: `The comment ${match[0].trim()} has no end.`,
            cure: `Close it with ${end}, or put it in backticks if it is text.`,
          },
        ]
      : [],
  );
}

function frameFaults(source: string, unclosed: number | null): MarkupFault[] {
  const faults: MarkupFault[] = openComments(source);
  if (/\r(?!\n)/.test(source) && !source.includes('\n')) {
    faults.push({
      ...{ rule: 'markup', line: 1 },
      message: 'The lines of the file end with a carriage return only, so it is read as one line.',
      cure: 'Save it with LF line ends.',
    });
  }
  if (/^\uFEFF?\+\+\+[ \t\r]*\n/.test(source)) {
    faults.push({
      ...{ rule: 'markup', line: 1 },
      message: 'The front matter is between "+++" lines, as TOML.',
      cure: 'Write it as YAML between "---" lines: title: Button.',
    });
  }
  const [before = ''] =
    /^(?!\uFEFF?---)(?:\s|<!--[^]*?-->)+(?=---[ \t\r]*\n[\w"']+[ \t]*:)/.exec(source) ?? [];
  if (before) {
    faults.push({
      ...{ rule: 'markup', line: before.split('\n').length },
      message: 'The front matter starts below the first line, so it would be text.',
      cure: 'Remove what is before it.',
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
  const { transparent, unclosed } = maskOf(source);
  const folded = applyEdits(source, [
    ...readFolded(visible(source), source),
    ...emptied(source, transparent),
  ]);
  const callouts = readCallouts(visible(folded.text), folded.text);
  const directives = applyEdits(folded.text, callouts.edits);
  // Again, because titles of callouts contain further spellings.
  const { text: masked } = maskOf(directives.text);
  const spellings = readSpellings(masked, directives.text);
  const spelled = applyEdits(directives.text, spellings);
  const foreign = foreignSyntax(withoutRanges(masked, spellings), directives.text);
  return {
    text: spelled.text,
    offsetInFile: (offset) =>
      folded.offsetBefore(directives.offsetBefore(spelled.offsetBefore(offset))),
    faults: [...callouts.faults, ...foreign, ...frameFaults(source, unclosed)].sort(
      (a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
    ),
  };
}
