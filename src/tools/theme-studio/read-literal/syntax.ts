import { parse } from '@babel/parser';
import type { ParserOptions } from '@babel/parser';

/** A parsed module. */
export type Program = ReturnType<typeof parse>['program'];

/** A statement of a module. */
export type Statement = Program['body'][number];

/** An expression of any kind. */
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** Text that can't be read at all. */
export class ReadError extends Error {
  override name = 'ReadError';

  /**
   * @param message - What's wrong and what to do, as sentences.
   * @param line - From 1; absent if the error has no place.
   * @param column - From 1.
   */
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(line === undefined ? message : `Line ${line}, column ${column}: ${message}`);
  }
}

/** Maximum length of a text in characters; parsing it takes well under a second. */
export const MAX_TEXT_LENGTH = 100_000;

const OPTIONS: ParserOptions = {
  sourceType: 'unambiguous',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  plugins: ['typescript', 'jsx'],
};

function readErrorOf(error: unknown): ReadError {
  if (error instanceof RangeError) {
    return new ReadError('The code is nested too deeply to be read.');
  }
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const text = message.replace(/\s*\(\d+:\d+\)$/, '');
  return loc
    ? new ReadError(/[.!?]$/.test(text) ? text : `${text}.`, loc.line, loc.column + 1)
    : new ReadError(text);
}

// The parser also has a function for expressions. Using the same one as the upgrade check's worker
// lets the bundler share the parser with it.
function parseObject(text: string): Expression {
  const { body } = parse(`(\n${text}\n)`, { ...OPTIONS, startLine: 0 }).program;
  return (body[0] as Extract<Statement, { type: 'ExpressionStatement' }>).expression;
}

/**
 * Parses a module, or an object literal without anything around it.
 *
 * @throws ReadError - If the text is too long or has a syntax error.
 */
export function parseText(text: string): { program: Program } | { object: Expression } {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new ReadError(
      `The code has ${text.length} characters; at most ${MAX_TEXT_LENGTH} can be read. Paste only the theme.`,
    );
  }
  try {
    return text.trimStart().startsWith('{')
      ? { object: parseObject(text.replace(/[\s;,]+$/, '')) }
      : { program: parse(text, OPTIONS).program };
  } catch (error) {
    throw readErrorOf(error);
  }
}
