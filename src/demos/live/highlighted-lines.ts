import jsTokens from 'js-tokens';
import type { JSXToken, Token } from 'js-tokens';

/** A piece of a line of code, with the class of its color; `src/page/code/tokens.css` styles the classes. */
export interface Piece {
  text: string;
  className?: string;
}

type Part = Token | JSXToken;

const TYPES = new Map<Part['type'], string>([
  ['StringLiteral', 'ts'],
  ['NoSubstitutionTemplate', 'ts'],
  ['TemplateHead', 'ts'],
  ['TemplateMiddle', 'ts'],
  ['TemplateTail', 'ts'],
  ['JSXString', 'ts'],
  ['NumericLiteral', 'tn'],
  ['MultiLineComment', 'tc'],
  ['SingleLineComment', 'tc'],
]);

const NAMES = new Map(
  Object.entries({
    tn: 'true false',
    tt: 'any boolean console never number string symbol unknown Array Function Promise',
    tk: 'as async await break case catch class const continue declare default delete do else enum export extends finally for from function get if implements import in instanceof interface is keyof let new null of private protected public readonly return satisfies set static super switch this throw try type typeof undefined var void while yield',
  }).flatMap(([className, names]) => names.split(' ').map((name) => [name, className] as const)),
);

const BEFORE_TYPE = /^(?:class|extends|implements|instanceof|interface|new|type)$/;
const CONSTANT = /^[A-Z][A-Z\d_]*$/;
const GAP = /^(?:WhiteSpace|LineTerminatorSequence|\w+Comment)$/;

/** How deep the parentheses of parameters may be nested, which also limits how far they're followed. */
const MAX_DEPTH = 2;

/** Whether a function such as `async (a, b) =>` starts at an index. */
function startsFunction(parts: readonly Part[], start: number): boolean {
  const first = parts[start]?.value === 'async' ? start + 1 : start;
  if (parts[first]?.value === 'function') {
    return true;
  }
  let depth = 0;
  for (let index = first; index < parts.length && depth <= MAX_DEPTH; index += 1) {
    const { value } = parts[index]!;
    depth += value === '(' ? 1 : value === ')' ? -1 : 0;
    if (depth <= 0) {
      return parts[index + 1]?.value === '=>';
    }
  }
  return false;
}

/** The class of a name, by the parts around it. */
function classOfName(parts: readonly Part[], index: number): string | undefined {
  const name = parts[index]!.value;
  const previous = parts[index - 1]?.value ?? '';
  const next = parts[index + 1]?.value;
  const known = NAMES.get(name);
  const isMember = previous === '.' || previous === '?.';
  if (CONSTANT.test(name)) {
    return 'tn';
  }
  if (BEFORE_TYPE.test(previous) && next !== 'from' && !known) {
    return 'tt';
  }
  const isFunction =
    (next === '(' && (isMember || !known)) ||
    ((next === '=' || next === ':') && startsFunction(parts, index + 2));
  if (isFunction) {
    return 'tf';
  }
  const isKey = next === ':' && previous !== '?';
  return isMember || isKey ? undefined : known;
}

function classOf(parts: readonly Part[], index: number): string | undefined {
  const { type, value } = parts[index]!;
  const previous = parts[index - 1]?.value ?? '';
  switch (type) {
    case 'JSXIdentifier':
      return /^[<./]$/.test(previous) ? 'tt' : 'ta';
    case 'JSXPunctuator':
      return value === '.' ? 'tt' : undefined;
    case 'IdentifierName':
      return classOfName(parts, index);
    case 'StringLiteral':
      return parts[index + 1]?.value === ':' && /^[{,]$/.test(previous) ? 'ta' : 'ts';
    default:
      return TYPES.get(type);
  }
}

/** The tokens of code. Elements side by side, as in previews, are only valid inside another element. */
function tokensOf(code: string, jsx: boolean): Part[] {
  const text = code.trim();
  return jsx && text.startsWith('<') && text.endsWith('>')
    ? [...jsTokens(`<>${code}`, { jsx })].slice(2)
    : [...jsTokens(code, { jsx })];
}

function piecesOf(code: string, jsx: boolean): Piece[] {
  const parts = tokensOf(code, jsx);
  const significant = parts.filter(({ type }) => !GAP.test(type));
  let count = 0;
  return parts.flatMap(({ type, value: text }): Piece[] => {
    if (GAP.test(type)) {
      return [{ text, className: TYPES.get(type) }];
    }
    count += 1;
    const className = classOf(significant, count - 1);
    // The quotes around an attribute have no color.
    return type === 'JSXString'
      ? [
          { text: text[0]! },
          { text: text.slice(1, -1), className },
          { text: text.slice(1).slice(-1) },
        ]
      : [{ text, className }];
  });
}

/** The name of an element with type arguments, which the tokenizer would take for an element. */
const GENERIC = /<[A-Z][\w.]*(?=<)/g;

const BRACKETS = new Map(['<>', '()', '{}', '[]'].map(([open, close]) => [open, close]));

/** How long type arguments may be, in characters, which limits how far they're followed. */
const MAX_TYPE_ARGUMENTS = 300;

/**
 * The offset after type arguments.
 *
 * @param start - Offset of their `<`.
 * @returns `null` if they don't end, or if what follows isn't the rest of an element.
 */
function endOfTypeArguments(code: string, start: number): number | null {
  const open: (string | undefined)[] = [];
  const limit = Math.min(code.length, start + MAX_TYPE_ARGUMENTS);
  for (let index = start; index < limit; index += 1) {
    const sign = code[index]!;
    if (BRACKETS.has(sign)) {
      open.push(BRACKETS.get(sign));
    } else if (sign === open.at(-1) && code.slice(index - 1, index + 1) !== '=>') {
      open.pop();
      if (open.length === 0) {
        return /[\s/>]/.test(code[index + 1] ?? '') ? index + 1 : null;
      }
    }
  }
  return null;
}

/** A part of code that's highlighted separately. */
interface Omitted {
  /** Its offset in the rest of the code. */
  at: number;
  text: string;
}

/** Separates the type arguments of elements from code. */
function withoutTypeArguments(code: string): { rest: string; omitted: Omitted[] } {
  const omitted: Omitted[] = [];
  let rest = '';
  let from = 0;
  for (const { 0: name, index } of code.matchAll(GENERIC)) {
    const start = index + name.length;
    const end = start < from ? null : endOfTypeArguments(code, start);
    if (end !== null) {
      rest += code.slice(from, start);
      omitted.push({ at: rest.length, text: code.slice(start, end) });
      from = end;
    }
  }
  return { rest: rest + code.slice(from), omitted };
}

/**
 * Highlights code in linear time for any text, which grammars of regular expressions don't.
 *
 * @param code - TypeScript or JavaScript, which may contain errors.
 * @param jsx - Whether `<` before a name starts an element.
 * @returns The whole text in pieces.
 */
export function highlightedPieces(code: string, jsx = true): Piece[] {
  const { rest, omitted } = jsx ? withoutTypeArguments(code) : { rest: code, omitted: [] };
  let next = 0;
  let end = 0;
  return piecesOf(rest, jsx).flatMap(({ text, className }) => {
    const start = end;
    end += text.length;
    const pieces: Piece[] = [];
    let from = start;
    for (; omitted[next] && omitted[next]!.at <= end; next += 1) {
      const { at, text: typeArguments } = omitted[next]!;
      pieces.push({ text: text.slice(from - start, at - start), className });
      pieces.push(...piecesOf(typeArguments, false));
      from = at;
    }
    return [...pieces, { text: text.slice(from - start), className }];
  });
}

/**
 * Highlights code by line, for code that is edited or that a link contains.
 *
 * @param code - TypeScript or JavaScript with JSX, which may contain errors.
 * @returns The pieces of each line.
 */
export function highlightedLines(code: string): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, className } of highlightedPieces(code)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last && last.className === className) {
        last.text += part;
      } else if (part !== '') {
        line.push({ text: part, className });
      }
    });
  }
  return lines;
}
