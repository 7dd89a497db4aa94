import { parseSync } from '@babel/core';
import type { ParseResult } from '@babel/core';
import { FenceError } from './fence-error';

const PLUGINS = new Map<string, ('typescript' | 'jsx')[]>([
  ['tsx', ['typescript', 'jsx']],
  ['ts', ['typescript']],
  ['jsx', ['jsx']],
  ['js', ['jsx']],
]);

interface SyntaxFault extends Error {
  loc?: { line: number };
  reasonCode?: string;
}

function failAt({ message, loc }: SyntaxFault, language: string): never {
  // Without Babel's location and code frame.
  const [line = ''] = message.split('\n');
  const reason = line.replace(/^unknown(?: file)?: | \(\d+:\d+\)$/g, '');
  throw new FenceError(`the ${language} code cannot be parsed: ${reason}`, loc?.line);
}

function parsed(code: string, language: string): ParseResult | null {
  try {
    return parseSync(code, {
      configFile: false,
      babelrc: false,
      highlightCode: false,
      parserOpts: {
        plugins: PLUGINS.get(language),
        errorRecovery: true,
        allowReturnOutsideFunction: true,
      },
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
  if (!PLUGINS.has(language)) {
    return null;
  }
  const result = parsed(code, language);
  const faults = (result?.errors ?? []) as unknown as SyntaxFault[];
  const fault = faults.find(({ reasonCode }) => reasonCode !== 'VarRedeclaration');
  return fault ? failAt(fault, language) : result;
}
