import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { throwingLine, throwsOnServer } from './demo-server-error';

/** A demo that the server renders. */
export interface ServerDemo {
  /** Prefix of its ids. */
  name: string;
  /** The demo in its providers. */
  app: ReactNode;
  /** The demo's file, for messages. */
  file: string;
  /** Finds the line that throws if the error's stack doesn't contain the file. */
  findLine?: () => number | null;
  /** How the site shows a demo that only a browser can render; the end of the error's message. */
  otherwise?: string;
}

/**
 * Renders a demo to HTML, as on a page.
 *
 * @throws {DemoServerError} If the demo throws.
 */
export function renderDemo({ app, name, file, findLine, otherwise }: ServerDemo): string {
  try {
    return renderToString(app, { identifierPrefix: name });
  } catch (error) {
    const line = throwingLine(error, file) ?? findLine?.() ?? null;
    throw throwsOnServer(error, { file, line, otherwise });
  }
}
