import { parse } from '@babel/parser';
import type { ParserPlugin, ParseResult } from '@babel/parser';
import { FenceError } from './fence-error';

const PLUGINS = new Map<string, ParserPlugin[]>([
  ['tsx', ['typescript', 'jsx', 'decorators-legacy']],
  ['ts', ['typescript', 'decorators-legacy']],
  ['jsx', ['jsx', 'decorators-legacy']],
  ['js', ['jsx', 'decorators-legacy']],
]);

interface SyntaxFault extends Error {
  loc?: { line: number };
}

function failAt({ message, loc }: SyntaxFault, language: string): never {
  const reason = message
    .replace(/ \(\d+:\d+\)$/, '')
    // Babel's advice is to change its own settings.
    .replace(/^This experimental syntax requires[^]*$/, 'it uses syntax that TypeScript lacks');
  throw new FenceError(`the ${language} code cannot be parsed: ${reason}`, loc?.line);
}

function parsed(code: string, language: string, plugins: ParserPlugin[]): ParseResult {
  try {
    return parse(code, {
      sourceType: 'module',
      plugins,
      errorRecovery: true,
      allowReturnOutsideFunction: true,
    });
  } catch (error) {
    return failAt(error as SyntaxFault, language);
  }
}

/**
 * Parses TypeScript or JavaScript. Duplicate declarations and `return` outside functions are allowed:
 * code blocks show alternative imports, and comments in the packages show parts of functions. The type
 * check finds both if they are mistakes.
 *
 * @returns `null` for every other language.
 * @throws FenceError with the line in the code, from 1.
 */
export function parseCode(code: string, language: string): ParseResult | null {
  const plugins = PLUGINS.get(language);
  if (!plugins) {
    return null;
  }
  const result = parsed(code, language, plugins);
  const fault = result.errors?.find(({ reasonCode }) => reasonCode !== 'VarRedeclaration');
  return fault ? failAt(fault as unknown as SyntaxFault, language) : result;
}
