import type { CodeVariant } from '@site/src/settings';
import { parseFromSandbox } from './messages';
import type { FromSandbox, LookOrder, ToSandbox } from './messages';

/** Edited code, and the location of its demo. */
export interface EditedCode {
  code: string;
  variant: CodeVariant;
  /** Folder of the demo's page, from the repository's root. */
  folder: string;
  /** Code of the modules next to the demo, by file name; absent if they are unchanged. */
  modules?: Readonly<Record<string, string>>;
}

/** Result of the latest code. */
export interface SandboxEvents {
  onDone: () => void;
  onFailed: (message: string) => void;
  /** The sandbox neither showed the code nor reported an error in time. */
  onSilent: () => void;
  onHeight: (height: number) => void;
}

/** Time limit for running code in ms; the first run includes loading the sandbox. */
const RUN_TIMEOUT = 8000;

/**
 * Creates the page's connection to a sandbox.
 *
 * @param frame - The sandbox's frame, before or after it's loaded.
 */
export function connectSandbox(frame: HTMLIFrameElement, events: SandboxEvents) {
  let ready = false;
  let orders = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let waiting: EditedCode | null = null;
  let look: LookOrder | null = null;

  // The sandbox's origin is opaque, so no target origin matches it except `*`.
  const post = (message: ToSandbox) => frame.contentWindow?.postMessage(message, '*');

  const flush = () => {
    if (!ready) {
      return;
    }
    if (look) {
      post(look);
    }
    if (waiting) {
      orders += 1;
      post({ type: 'run', id: orders, ...waiting });
      waiting = null;
      clearTimeout(timeout);
      timeout = setTimeout(events.onSilent, RUN_TIMEOUT);
    }
  };

  const answer = (message: FromSandbox) => {
    if (message.type === 'ready') {
      ready = true;
      flush();
    } else if (message.type === 'height') {
      events.onHeight(message.height);
    } else if (message.id === orders) {
      clearTimeout(timeout);
      if (message.type === 'done') {
        events.onDone();
      } else {
        events.onFailed(message.message);
      }
    }
  };

  const listen = ({ source, data }: MessageEvent<unknown>) => {
    const message = source === frame.contentWindow ? parseFromSandbox(data) : null;
    if (message) {
      answer(message);
    }
  };
  window.addEventListener('message', listen);

  return {
    run: (edited: EditedCode): void => {
      waiting = edited;
      flush();
    },
    setLook: (next: Omit<LookOrder, 'type'>): void => {
      look = { type: 'look', ...next };
      flush();
    },
    close: (): void => {
      clearTimeout(timeout);
      window.removeEventListener('message', listen);
    },
  };
}
