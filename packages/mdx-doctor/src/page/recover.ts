import type { Root } from 'mdast';
import { foreignSyntax, syntaxFault } from '../markup/syntax-fault';
import type { MarkupFault } from '../markup/fault';

/** An error of the MDX parser: what it expected, and the place of the tag or character that it met. */
interface ParserError {
  message: string;
  place?: { offset?: number; start?: { offset?: number }; end?: { offset?: number } };
}

type Range = readonly [start: number, end: number];

/** Syntax errors of a page that are found one after another; more help nobody. */
const MAX_FAULTS = 20;

const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

function blank(text: string, [start, end]: Range): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/\S/g, ' ') + text.slice(end);
}

function offsetOf(text: string, line: number, column: number): number {
  return text.split('\n', line - 1).reduce((sum, one) => sum + one.length + 1, column - 1);
}

/** The paragraph with an import or export that can't be parsed. */
function moduleAt(text: string, offset: number): Range {
  const starts = [...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)];
  const start = starts.at(-1)?.index ?? offset;
  const end = /\n[ \t]*\r?\n|$/.exec(text.slice(start))!.index;
  return [start, start + end];
}

/** The tag in the message of an error, which is not where the parser stopped. */
function tagIn({ message }: ParserError, text: string): Range | null {
  const [, line, column, lastLine, lastColumn] =
    /(?:^Expected a closing tag for|expected corresponding closing tag for).* \((\d+):(\d+)-(\d+):(\d+)\)/.exec(
      message,
    ) ?? [];
  return line
    ? [
        offsetOf(text, Number(line), Number(column)),
        offsetOf(text, Number(lastLine), Number(lastColumn)),
      ]
    : null;
}

/** What has to go so that the rest of a page can be parsed. */
function causeOf(error: ParserError, text: string, source: string): Range {
  const { message, place } = error;
  const tag = tagIn(error, text);
  if (tag) {
    return tag;
  }
  const foreign = foreignSyntax(error, text);
  const foreignEnd = foreign ? foreign.from + foreign.text.length : text.length;
  // Without an end, the rest of the page would go; ":::" with an id is a callout.
  if (foreign && foreignEnd < text.length && !foreign.text.startsWith('{#')) {
    return [foreign.from, foreignEnd];
  }
  const { line, column = 1 } = syntaxFault(error, source);
  const offset = place?.offset ?? place?.start?.offset ?? offsetOf(text, line, column);
  if (/closing tag/.test(message) && place?.end?.offset !== undefined) {
    return [offset, place.end.offset];
  }
  const sign = /expression/.test(message) ? '{' : '<';
  const start = text.lastIndexOf(sign, offset);
  return [start, start + 1];
}

/** The tag that has no partner, such as `</b>`. */
function tagAt({ message, place }: ParserError, text: string): string | undefined {
  const [, opening] = /^Expected a closing tag for `(<[^`]+>)`/.exec(message) ?? [];
  const offset = place?.offset ?? place?.start?.offset ?? 0;
  return message.startsWith('Unexpected closing slash')
    ? /^<\/[^\s>]*>/.exec(text.slice(text.lastIndexOf('<', offset)))?.[0]
    : opening;
}

/** The tags that have no partner once the cause of an error is gone. */
function partnersOf(message: string, cause: string): string[] {
  const [, opening] = /^<([^\s/>]+)/.exec(cause) ?? [];
  const [, closing] = /closing tag `<\/([^`]+)>`/.exec(message) ?? [];
  return [
    ...(opening ? [`</${opening}>`] : []),
    ...(closing ? [message.startsWith('Unexpected') ? `</${closing}>` : `<${closing}>`] : []),
  ];
}

/** A page that was parsed without what the parser rejects. */
export interface RecoveredTree {
  tree: Root;
  faults: MarkupFault[];
  /** What the tree is of: the text with blanks in place of what the parser rejects. */
  text: string;
}

/**
 * Parses a page, and continues after each syntax error, as if what caused it weren't there.
 *
 * @param text - The page in the parser's syntax.
 * @param source - The page as it is written, of the same length.
 */
export function parseWithRecovery(
  parse: (text: string) => Root,
  text: string,
  source: string,
): RecoveredTree {
  const faults: MarkupFault[] = [];
  const declared: string[] = [];
  let rest = text;
  // The other tags of pairs that don't match, which are the same mistakes.
  const partners: string[] = [];
  for (;;) {
    try {
      const tree = parse(rest);
      if (declared.length > 0) {
        const value = [...new Set(declared)].map((name) => `export const ${name} = 0;`).join('\n');
        tree.children.push({ type: 'mdxjsEsm', value });
      }
      return { tree, faults, text: rest };
    } catch (error) {
      const { message, place } = error as ParserError;
      const isModule = /import\/exports/.test(message);
      const range = isModule
        ? moduleAt(rest, place?.offset ?? place?.start?.offset ?? 0)
        : causeOf(error as ParserError, rest, source);
      const partner = partners.indexOf(tagAt(error as ParserError, rest) ?? '');
      if (partner >= 0) {
        partners.splice(partner, 1);
      } else {
        const fault = syntaxFault(error, source);
        const { line, column } = fault;
        // Of {{< a >}}, each sign is an error.
        if (!faults.some((one) => one.line === line && one.column === column)) {
          faults.push(fault);
        }
        partners.push(...partnersOf(message, rest.slice(range[0])));
      }
      const words = isModule ? (rest.slice(...range).match(/\b[A-Za-z_$][\w$]*/g) ?? []) : [];
      declared.push(...words.filter((word) => !RESERVED.test(word)));
      const shorter = range[0] < 0 ? rest : blank(rest, range);
      if (shorter === rest || faults.length === MAX_FAULTS) {
        return { tree: { type: 'root', children: [] }, faults, text: rest };
      }
      rest = shorter;
    }
  }
}
