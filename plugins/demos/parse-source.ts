import { parseSync } from '@babel/core';
import type { ParseResult } from '@babel/core';

let last: { source: string; result: ParseResult | null } | undefined;

/**
 * Parses TypeScript with JSX. Keeps only the last result, because syntax trees are large and callers
 * ask several questions about a source in a row. They must not modify it.
 *
 * @param filename - For error messages.
 * @throws If the source can't be parsed.
 */
export function parseSource(source: string, filename: string): ParseResult | null {
  if (last?.source !== source) {
    const result = parseSync(source, {
      filename,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript', 'jsx'] },
    });
    last = { source, result };
  }
  return last.result;
}
