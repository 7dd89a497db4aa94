import { parseSync } from '@babel/core';
import type { ParseResult } from '@babel/core';

/**
 * Parses TypeScript with JSX.
 *
 * @param filename - For error messages.
 * @throws If the source can't be parsed.
 */
export function parseSource(source: string, filename: string): ParseResult | null {
  return parseSync(source, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
}
