import { createWorker } from '../create-worker';
import type { Answer, Call } from '../messages';
import type { Workspace } from '../worker/workspace';

/** A call that the worker couldn't carry out; others still can be. */
export class CallError extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A worker with the files of one check. */
export class WorkerClient {
  private readonly worker = createWorker();

  private readonly waiting = new Map<number, Waiting>();

  private calls = 0;

  /** Why the worker has ended. */
  private ended: Error | undefined;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const { id, value, error } = data;
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) {
        waiting?.resolve(value);
      } else {
        waiting?.reject(new CallError(error));
      }
    });
    this.worker.addEventListener('error', ({ message }) =>
      this.end(new Error(message || 'The worker of the check could not be loaded.')),
    );
  }

  /**
   * Calls a method of the `Workspace` in the worker.
   *
   * @throws `CallError` if the method fails, another error if the worker has ended.
   */
  call<Name extends keyof Workspace>(
    name: Name,
    ...args: Parameters<Workspace[Name]>
  ): Promise<Awaited<ReturnType<Workspace[Name]>>> {
    if (this.ended) {
      return Promise.reject(this.ended);
    }
    this.calls += 1;
    const call: Call = { id: this.calls, name, args };
    return new Promise((resolve, reject) => {
      this.waiting.set(call.id, { resolve: resolve as Waiting['resolve'], reject });
      this.worker.postMessage(call);
    });
  }

  /** Ends the worker, and fails what it hasn't answered. */
  end(reason = new Error('The worker of the check has ended.')): void {
    this.ended = reason;
    this.worker.terminate();
    this.waiting.forEach(({ reject }) => reject(reason));
    this.waiting.clear();
  }
}
