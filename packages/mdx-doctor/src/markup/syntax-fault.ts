import { syntaxCure } from '../syntax-cures';
import { placeAt, shown } from './fault';
import type { MarkupFault } from './fault';

/** An error of the MDX parser. */
interface ParserError {
  reason?: string;
  message: string;
  place?: { offset?: number; start?: { offset?: number } };
}

const MARKDOWN = 'Write it in Markdown or as an element, or put it in backticks if it is text.';

const COMMENT = 'Write a comment as {/* text */}.';

/** What other tools read at the start of an element or expression that MDX can't; `$1` is the first group. */
const CURES: readonly [pattern: RegExp, cure: string, replacement?: string][] = [
  // MDX ends a comment at the first */.
  [/<!--((?:(?!\*\/)[^])*?)-->/y, COMMENT, '{/*$1*/}'],
  [/<!--[^]*?(?:-->|$)/y, COMMENT],
  [/\{\/\*[^]*/y, 'End the comment with */}.'],
  [/<([a-z]+:[^\s<>]+)>/y, 'Write [$1]($1).', '[$1]($1)'],
  [/<([\w.+-]+@[\w.-]+)>/y, 'Write [$1](mailto:$1).', '[$1](mailto:$1)'],
  [/\{\{[%<#][^\n]*?\}\}|\{[%@][^\n]*?\}/y, MARKDOWN],
  [/\{#([^\s{}]+)\}/y, 'Only headings take an id, as a comment: ## Title {/* #$1 */}.'],
  [
    /\{[ \t]*[.#:][^\n}]*\}/y,
    'Write an element with these attributes: <img src="…" width={320} />.',
  ],
  [/<<[^\n]*|<--[^\n]*/y, "Copy the code into a code block, or import a file's text."],
];

/** The offset of the brace that is open at an offset; -1 if none is. */
function openBrace(source: string, offset: number): number {
  let depth = 0;
  for (let index = offset - 1; index >= 0; index -= 1) {
    depth += source[index] === '}' ? 1 : source[index] === '{' ? -1 : 0;
    if (depth < 0) {
      return index;
    }
  }
  return -1;
}

/** Where the element or expression with an error starts; -1 for other errors. */
function startOf(said: string, source: string, offset: number): number {
  return /expression/.test(said)
    ? openBrace(source, offset)
    : / name\b/.test(said)
      ? source.lastIndexOf('<', offset - 1)
      : -1;
}

/** What other tools read, at an error of the parser. */
interface ForeignSyntax {
  from: number;
  text: string;
  cure: string;
  replacement?: string;
}

/** The syntax of another tool that an error is about; `null` for other errors. */
export function foreignSyntax(error: unknown, source: string): ForeignSyntax | null {
  const { reason, message, place } = error as ParserError;
  const offset = place?.offset ?? place?.start?.offset ?? 0;
  const start = startOf((reason ?? message).split('\n')[0] ?? '', source, offset);
  for (const [pattern, cure, replacement] of start < 0 ? [] : CURES) {
    for (const from of [start - 1, start]) {
      pattern.lastIndex = from;
      const [text, part = ''] = (from >= 0 && pattern.exec(source)) || [];
      if (text) {
        return {
          ...{ from, text, cure: cure.replaceAll('$1', () => part) },
          replacement: replacement?.replaceAll('$1', () => part),
        };
      }
    }
  }
  return null;
}

/**
 * Explains an error of the MDX parser.
 *
 * @param error - What the parser threw.
 * @param source - The page's text.
 */
export function syntaxFault(error: unknown, source: string): MarkupFault {
  const { reason, message, place } = error as ParserError;
  const [said = ''] = (reason ?? message).split('\n');
  const offset = place?.offset ?? place?.start?.offset ?? 0;
  const foreign = foreignSyntax(error, source);
  if (foreign) {
    const { from, text, cure, replacement } = foreign;
    return {
      ...{ rule: 'mdx', ...placeAt(source, from), cure },
      message: `MDX can't parse ${shown(text)}`.replace(/\.?$/, '.'),
      fix:
        replacement === undefined
          ? undefined
          : { start: from, end: from + text.length, text: replacement },
    };
  }
  // The start of an unclosed tag is in the message only.
  const [inWords = '', line, column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(said) ?? [];
  const start = startOf(said, source, offset);
  const isOpen = start >= 0 && said.includes('closing brace');
  const plain = said.replace(inWords, '').replace(/[.:]$/, '');
  return {
    rule: 'mdx',
    ...(line
      ? { line: Number(line), column: Number(column) }
      : placeAt(source, isOpen ? start : offset)),
    message: `${plain}.`,
    cure: syntaxCure(plain) ?? '',
  };
}
