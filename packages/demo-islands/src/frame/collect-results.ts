import type { Fault, FromSandbox } from './messages';

/** Results of the latest code. */
export interface SandboxResults {
  onDone: () => void;
  onFailed: (fault: Fault) => void;
  onHeight: (height: number) => void;
}

/**
 * Collects messages of a sandbox and passes on their outcome once per animation frame, so a sandbox
 * can't keep the page busy with messages.
 */
export function collectResults({ onDone, onFailed, onHeight }: SandboxResults) {
  let frame: number | undefined;
  let results: { isDone?: boolean; failure?: Fault; height?: number } = {};

  const pass = () => {
    const { isDone, failure, height } = results;
    frame = undefined;
    results = {};
    if (height !== undefined) {
      onHeight(height);
    }
    if (isDone) {
      onDone();
    }
    if (failure !== undefined) {
      onFailed(failure);
    }
  };

  return {
    add: (message: FromSandbox): void => {
      if (message.type === 'height') {
        results.height = message.height;
      } else if (message.type === 'done') {
        results = { height: results.height, isDone: true };
      } else {
        const { type: _type, id: _id, ...fault } = message;
        results.failure = fault;
      }
      frame ??= requestAnimationFrame(pass);
    },
    /** Drops results of earlier code. */
    clear: (): void => {
      results = { height: results.height };
    },
    stop: (): void => cancelAnimationFrame(frame ?? 0),
  };
}
