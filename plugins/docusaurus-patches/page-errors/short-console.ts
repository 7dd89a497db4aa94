import { inspect } from 'node:util';
import { readPageError } from './page-error';

const STACK = /\n\s+at /;

/**
 * Makes `console.error` print errors in pages and demos in one line each. Docusaurus prints them
 * with its own stack traces, several levels deep.
 *
 * @param reported - Lines that the bundler's errors have been shortened to.
 */
export function shortenConsole(siteDir: string, reported: ReadonlySet<string>): void {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const text = args
      .map((arg) => (typeof arg === 'string' ? arg : inspect(arg, { depth: Infinity })))
      .join(' ');
    if (!STACK.test(text)) {
      print(...args);
      return;
    }
    const lines = [...reported].filter((line) => text.includes(line));
    const error = lines.length > 0 ? lines.join('\n') : readPageError(text, siteDir)?.line;
    print(...(error === undefined ? args : [error]));
  };
}
