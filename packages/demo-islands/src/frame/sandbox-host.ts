import { collectResults } from './collect-results';
import type { SandboxResults } from './collect-results';
import { CONNECT, READY, parseFromSandbox } from './messages';
import type { LookOrder, RunOrder, ToSandbox } from './messages';

/** Edited code, and the location of its demo. */
type EditedCode = Omit<RunOrder, 'type' | 'id'>;

/** Events of a sandbox. */
export interface SandboxEvents extends SandboxResults {
  /**
   * The sandbox neither showed the code nor reported an error in time.
   *
   * @param hasStarted - Whether its own code has run, so edited code must be the cause.
   */
  onSilent: (hasStarted: boolean) => void;
  /** There is newer code than the code that hangs; the frame has to be replaced to run it. */
  onReplace: () => void;
}

/** Time limit for running code in ms; the first run includes loading its modules. */
const RUN_TIMEOUT = 8000;

/**
 * Creates the page's connection to a sandbox. The sandbox's own code asks for a port before it runs
 * edited code. The page then stops listening to messages of the frame's window, so messages of
 * edited code, however large, are never read.
 *
 * @param frame - The sandbox's frame, before or after it's loaded.
 */
export function connectSandbox(frame: HTMLIFrameElement, events: SandboxEvents) {
  const results = collectResults(events);
  let port: MessagePort | null = null;
  /** Id of the latest order, and of the one that is being timed. */
  let orders = 0;
  let timed = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let isHanging = false;
  let waiting: EditedCode | null = null;
  let look: LookOrder | null = null;

  const post = (message: ToSandbox) => port!.postMessage(message);

  const stopTimer = () => {
    clearTimeout(timeout);
    timeout = undefined;
  };

  const startTimer = () => {
    timed = orders;
    timeout = setTimeout(() => {
      isHanging = true;
      if (orders > timed) {
        events.onReplace();
      } else {
        events.onSilent(port !== null);
      }
    }, RUN_TIMEOUT);
  };

  const flush = () => {
    if (!port) {
      return;
    }
    if (look) {
      post(look);
    }
    if (waiting) {
      orders += 1;
      post({ type: 'run', id: orders, ...waiting });
      waiting = null;
      results.clear();
      if (timeout === undefined) {
        startTimer();
      }
    }
  };

  const receive = ({ data }: MessageEvent<unknown>) => {
    const message = parseFromSandbox(data);
    if (!message) {
      return;
    }
    if (message.type === 'height') {
      results.add(message);
      return;
    }
    const isWaiting = timeout !== undefined;
    isHanging = false;
    stopTimer();
    if (message.id === orders) {
      results.add(message);
    } else if (isWaiting) {
      // The answer to earlier code shows that the sandbox is slow, but not hanging.
      startTimer();
    }
  };

  const connect = (event: MessageEvent<unknown>) => {
    // Checks the source first, because reading the data of a large message takes long.
    if (event.source !== frame.contentWindow || event.data !== READY) {
      return;
    }
    window.removeEventListener('message', connect);
    const channel = new MessageChannel();
    port = channel.port1;
    isHanging = false;
    stopTimer();
    port.onmessage = receive;
    // The sandbox's origin is opaque, so no target origin matches it except `*`.
    frame.contentWindow!.postMessage(CONNECT, '*', [channel.port2]);
    flush();
  };
  window.addEventListener('message', connect);

  return {
    run: (edited: EditedCode): void => {
      if (isHanging) {
        events.onReplace();
      } else {
        waiting = edited;
        flush();
        if (!port && timeout === undefined) {
          startTimer();
        }
      }
    },
    /** Sends what `applyLook` in the sandbox gets: anything that can be cloned. */
    setLook: (next: unknown): void => {
      look = { type: 'look', look: next };
      flush();
    },
    close: (): void => {
      stopTimer();
      results.stop();
      window.removeEventListener('message', connect);
      port?.close();
    },
  };
}
