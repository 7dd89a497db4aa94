import type { CodeVariant } from '@site/src/settings';
import type { FrameLook } from '../frame/frame-look';

/** Edited code, and what it needs to be run. */
export interface RunOrder {
  type: 'run';
  /** Tells the answers to different orders apart. */
  id: number;
  code: string;
  variant: CodeVariant;
  /** Folder of the demo's page, from the repository's root: what relative imports start from. */
  folder: string;
}

/** How the sandbox is to look. */
export interface LookOrder {
  type: 'look';
  look: FrameLook;
  /** Whether it has a surface of its own, as a framed demo has, or stands on that of the page. */
  framed: boolean;
}

/** What the page tells the sandbox. */
export type ToSandbox = RunOrder | LookOrder;

/** What the sandbox tells the page. */
export type FromSandbox =
  | { type: 'ready' }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string }
  | { type: 'height'; height: number };

const FROM_SANDBOX: readonly FromSandbox['type'][] = ['ready', 'done', 'failed', 'height'];

/**
 * Reads what the sandbox sent. The code in it can send anything, so each field is checked.
 *
 * @returns The message, or `null` for anything else.
 */
export function parseFromSandbox(data: unknown): FromSandbox | null {
  if (typeof data !== 'object' || data === null) {
    return null;
  }
  const { type, id, message, height } = data as Record<string, unknown>;
  switch (FROM_SANDBOX.find((known) => known === type)) {
    case 'ready':
      return { type: 'ready' };
    case 'done':
      return typeof id === 'number' ? { type: 'done', id } : null;
    case 'failed':
      return typeof id === 'number' && typeof message === 'string'
        ? { type: 'failed', id, message }
        : null;
    case 'height':
      return typeof height === 'number' && height >= 0 && height < MOST_HEIGHT
        ? { type: 'height', height }
        : null;
    default:
      return null;
  }
}

/** Greatest height that a sandbox gets, in px: more is a mistake or a nuisance. */
const MOST_HEIGHT = 10_000;
