import { parse } from '@babel/parser';
import type { ParserOptions } from '@babel/parser';
import { ReadError } from '../read-error';

/** A parsed module. */
export type Program = ReturnType<typeof parse>['program'];

/** Any node of a syntax tree. */
export interface SyntaxNode {
  type: string;
  start?: number | null;
  end?: number | null;
  loc?: { start: { line: number; column: number } } | null;
}

/** Maximum length of a text in characters; parsing it takes well under a second. */
export const MAX_TEXT_LENGTH = 100_000;

const OPTIONS: ParserOptions = {
  sourceType: 'unambiguous',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowUndeclaredExports: true,
  errorRecovery: true,
};

/** Mistakes that don't change what the text means, such as a name that is imported twice. */
const HARMLESS = /^(?:VarRedeclaration|DuplicateExport|DuplicateProto|ModuleExportUndefined)$/;

/** The languages of a text, in the order in which they are tried. */
const LANGUAGES: NonNullable<ParserOptions['plugins']>[] = [
  ['typescript', 'jsx', 'decorators-legacy'],
  // With the casts that JSX rules out.
  ['typescript', 'decorators-legacy'],
  ['flow', 'jsx'],
];

function readErrorOf(error: unknown, file: string | null): ReadError {
  if (error instanceof RangeError) {
    return new ReadError('The code is nested too deeply to be read.');
  }
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const text = message.replace(/\s*\(\d+:\d+\)$/, '');
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
  return loc ? new ReadError(sentence, loc.line, loc.column + 1, file) : new ReadError(sentence);
}

function parseIn(text: string, options: ParserOptions): Program {
  let first: unknown;
  for (const plugins of LANGUAGES) {
    try {
      const { program, errors } = parse(text, { ...OPTIONS, ...options, plugins });
      const error = errors?.find(({ reasonCode }) => !HARMLESS.test(reasonCode));
      if (error) {
        throw error;
      }
      return program;
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

/** Whether a text is an object literal or JSON, and not a block. */
const OBJECT = /^\s*\{/;

/** The first field of an object without braces. */
const FIELD = /^\s*(?:\/\/.*\s+)*(?:[\w$]+|'[^']*'|"[^"]*")\s*:\s*[{['"\d]/;

/** Puts text around an object, without moving its lines and columns. */
function parseObject(text: string, before: string, after: string): Program {
  return parseIn(`${before}\n${text.replace(/[\s;,]+$/, '')}\n${after}`, { startLine: 0 });
}

/**
 * Parses a module, an object literal, or the fields of one. An object is the only statement then.
 *
 * @throws ReadError - If the text is too long or has a syntax error.
 */
export function parseText(text: string, file: string | null): Program {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new ReadError(
      `The code has ${text.length} characters; at most ${MAX_TEXT_LENGTH} can be read. Paste only the theme.`,
    );
  }
  try {
    if (OBJECT.test(text)) {
      return parseObject(text, '(', ')');
    }
    try {
      return parseIn(text, {});
    } catch (error) {
      if (!FIELD.test(text)) {
        throw error;
      }
      return parseObject(text, '({', '})');
    }
  } catch (error) {
    throw readErrorOf(error, file);
  }
}

/** What must be added to a node's offsets for the text that was parsed. */
export function textOf(text: string): string {
  return OBJECT.test(text) ? `(\n${text}` : text;
}
