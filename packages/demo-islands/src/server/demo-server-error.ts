/** Message of the error for an undefined global. */
const NOT_DEFINED = /^(\w+) is not defined$/;

/** Tells the author of a demo why the server can't render it. */
export class DemoServerError extends Error {
  override name = 'DemoServerError';

  constructor(message: string) {
    super(message);
    // The stack trace doesn't help the author of a demo.
    this.stack = message;
  }
}

/**
 * Line of a demo at which an error was thrown.
 *
 * @param file - The demo's file relative to the repository.
 * @returns `null` if the error's stack doesn't contain the file.
 */
export function throwingLine(error: unknown, file: string): number | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.replaceAll('\\', '/').split(`${file}:`)[1];
  return at ? Number.parseInt(at, 10) : null;
}

/**
 * The error for a demo that threw on the server, with file, line, cause and fix.
 *
 * @param line - `null` if it's unknown.
 * @param otherwise - How the site shows a demo that only a browser can render.
 */
export function throwsOnServer(
  error: unknown,
  { file, line, otherwise = '' }: { file: string; line: number | null; otherwise?: string },
): DemoServerError {
  const message = error instanceof Error ? error.message : String(error);
  const missing = NOT_DEFINED.exec(message)?.[1];
  // Not the original message: for that, Docusaurus adds advice that doesn't apply to demos.
  const cause = missing ? `the server has no "${missing}"` : message;
  const fix = missing
    ? 'Use it in an effect or an event handler, or check "typeof window" first.'
    : 'A demo has to render without a browser.';
  return new DemoServerError(
    `${file}${line ? `:${line}` : ''}: the demo throws on the server: ${cause}. ${fix} ${otherwise}`.trimEnd(),
  );
}
