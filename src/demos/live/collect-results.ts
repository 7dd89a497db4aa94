import type { FromSandbox } from './messages';

/** Results of the latest code. */
export interface SandboxResults {
  onDone: () => void;
  onFailed: (message: string) => void;
  onHeight: (height: number) => void;
}

/**
 * Collects messages of a sandbox and passes on their outcome once per animation frame, so a sandbox
 * can't keep the page busy with messages.
 */
export function collectResults({ onDone, onFailed, onHeight }: SandboxResults) {
  let frame: number | undefined;
  let isDone = false;
  let failure: string | undefined;
  let height: number | undefined;

  const clear = () => {
    isDone = false;
    failure = undefined;
  };

  const pass = () => {
    const results = { isDone, failure, height };
    frame = undefined;
    height = undefined;
    clear();
    if (results.height !== undefined) {
      onHeight(results.height);
    }
    if (results.isDone) {
      onDone();
    }
    if (results.failure !== undefined) {
      onFailed(results.failure);
    }
  };

  return {
    add: (message: FromSandbox): void => {
      if (message.type === 'height') {
        ({ height } = message);
      } else if (message.type === 'done') {
        isDone = true;
        failure = undefined;
      } else {
        failure = message.message;
      }
      frame ??= requestAnimationFrame(pass);
    },
    /** Drops results of earlier code. */
    clear,
    stop: (): void => {
      if (frame !== undefined) {
        cancelAnimationFrame(frame);
      }
    },
  };
}
