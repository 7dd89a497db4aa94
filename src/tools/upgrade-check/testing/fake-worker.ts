import type { Call } from '../messages';
import { Workspace } from '../worker/workspace';

/** Runs the check in the page's thread, for tests. */
export class FakeWorker extends EventTarget {
  static fails = false;
  static created = 0;
  terminate = jest.fn();

  private readonly workspace = new Workspace();

  constructor() {
    super();
    FakeWorker.created += 1;
  }

  postMessage({ id, name, args }: Call) {
    if (FakeWorker.fails) {
      queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error')));
      return;
    }
    const method = Reflect.get(this.workspace, name) as (...all: unknown[]) => unknown;
    const answer = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }));
    Promise.resolve()
      .then(() => method.apply(this.workspace, [...args]))
      .then(
        (value) => answer({ id, value }),
        (error: Error) => answer({ id, error: error.message }),
      );
  }
}
