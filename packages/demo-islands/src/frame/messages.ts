/** The language of code: TypeScript or JavaScript, both with JSX. */
export type CodeVariant = 'TS' | 'JS';

/** Edited code, and what it needs to run. */
export interface RunOrder {
  type: 'run';
  /** Identifies the order that an answer belongs to. */
  id: number;
  code: string;
  variant: CodeVariant;
  /** Folder of the demo's page, from the repository's root; relative imports start here. */
  folder: string;
  /** Code of the modules next to the demo, by file name; absent if they are unchanged. */
  modules?: Readonly<Record<string, string>>;
}

/** The sandbox's appearance, as the site describes it. */
export interface LookOrder {
  type: 'look';
  look: unknown;
}

/** The only message that the sandbox posts to the window of the page: it asks for a port. */
export const READY = 'live-sandbox-ready';

/** The page's answer, which transfers the port for all other messages. */
export const CONNECT = 'live-sandbox-connect';

/** Messages from the page to the sandbox. */
export type ToSandbox = RunOrder | LookOrder;

/** An error of edited code. */
export interface Fault {
  message: string;
  /** File name of the module that contains it; absent for the demo itself. */
  file?: string;
  /** Its line in the file, from 1; absent if it isn't known. */
  line?: number;
}

/** Messages from the sandbox to the page. */
export type FromSandbox =
  | { type: 'done'; id: number }
  | ({ type: 'failed'; id: number } & Fault)
  | { type: 'height'; height: number };

const FROM_SANDBOX: readonly FromSandbox['type'][] = ['done', 'failed', 'height'];

/** Maximum length of an error message in characters; a longer one slows down the page. */
export const MAX_MESSAGE_LENGTH = 10_000;

/**
 * Validates a message of the sandbox. Its code can send anything, so each field is checked.
 *
 * @returns The message, or `null` if it's invalid.
 */
export function parseFromSandbox(data: unknown): FromSandbox | null {
  if (typeof data !== 'object' || data === null) {
    return null;
  }
  const { type, id, message, file, line, height } = data as Record<string, unknown>;
  switch (FROM_SANDBOX.find((known) => known === type)) {
    case 'done':
      return typeof id === 'number' ? { type: 'done', id } : null;
    case 'failed':
      return typeof id === 'number' && typeof message === 'string'
        ? {
            type: 'failed',
            id,
            message: message.slice(0, MAX_MESSAGE_LENGTH),
            ...(typeof file === 'string' && file.length <= MAX_FILE ? { file } : {}),
            ...(Number.isSafeInteger(line) && (line as number) > 0 ? { line: line as number } : {}),
          }
        : null;
    case 'height':
      return typeof height === 'number' && height >= 0 && height < MAX_HEIGHT
        ? { type: 'height', height }
        : null;
    default:
      return null;
  }
}

/** Maximum length of a file name in characters. */
const MAX_FILE = 200;

/** Maximum height of a sandbox in px. */
const MAX_HEIGHT = 10_000;
