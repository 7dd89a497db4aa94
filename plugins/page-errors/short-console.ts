import { inspect } from 'node:util';
import { readPageError } from './page-error';

const STACK = /\n\s+at /;

/**
 * Makes `console.error` print errors in pages and demos in one line each. Docusaurus prints them
 * with its own stack traces, several levels deep.
 *
 * @param onError - Called after such a line, to end a build before Docusaurus adds more.
 */
export function shortenConsole(siteDir: string, onError: () => void): void {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const text = args
      .map((arg) => (typeof arg === 'string' ? arg : inspect(arg, { depth: Infinity })))
      .join(' ');
    const error = STACK.test(text) ? readPageError(text, siteDir) : null;
    if (error) {
      print(error.line);
      onError();
    } else {
      print(...args);
    }
  };
}
