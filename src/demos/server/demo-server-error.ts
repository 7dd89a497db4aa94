/** Globals of a browser that demos use most. */
const NOT_DEFINED = /^(\w+) is not defined$/;

/** What a writer has to mend in a demo that the server cannot render. */
export class DemoServerError extends Error {
  override name = 'DemoServerError';

  constructor(message: string) {
    super(message);
    // Where this was thrown says nothing to the writer of a demo.
    this.stack = message;
  }
}

/**
 * Line of a demo that an error comes from.
 *
 * @param file - The demo's file, from the repository's root.
 * @returns `null` when the error's stack does not name the file.
 */
export function throwingLine(error: unknown, file: string): number | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.replaceAll('\\', '/').split(`${file}:`)[1];
  return at ? Number.parseInt(at, 10) : null;
}

/**
 * The error for a demo that threw on the server: file, line, cause and cure.
 *
 * @param line - `null` when it is not known.
 */
export function throwsOnServer(error: unknown, file: string, line: number | null): DemoServerError {
  const message = error instanceof Error ? error.message : String(error);
  const missing = NOT_DEFINED.exec(message)?.[1];
  // In other words than the browser's: Docusaurus answers those with advice that is not for demos.
  const cause = missing ? `the server has no "${missing}"` : message;
  const cure = missing
    ? 'Use it in an effect or an event handler, or ask for "typeof window" first.'
    : 'A demo has to render without a browser.';
  return new DemoServerError(
    `${file}${line ? `:${line}` : ''}: the demo throws on the server: ${cause}. ${cure} ` +
      'If only a browser can render the demo, show it with <Demo … frameOnly height={400} />.',
  );
}

/** The error for a demo that would cover the page around it. */
export function coversPage(elements: readonly string[], file: string): DemoServerError {
  return new DemoServerError(
    `${file}: the demo would cover the page: <${elements[0]}> has "position: fixed". ` +
      'Show it with <Demo … frameOnly height={400} />, or give the element another position.',
  );
}
