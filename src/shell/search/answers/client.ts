import { createWorker } from './create-worker';
import type { Answer, Message } from './messages';

const NOTHING: Answer = {
  ...{ query: '', best: [], groups: [], nearest: [], popular: [] },
  ...{ status: 'loading', loaded: [], isComplete: false, missing: [] },
};

/** The search of a visit. Its index and its engine are in a worker, which a letter doesn't wait for. */
export class SearchClient {
  private worker: Worker | undefined;
  /** The last message of each kind: another worker gets them again. */
  private readonly sent = new Map<Message['kind'], Message>();
  private query = '';
  private answer = NOTHING;
  private readonly listeners = new Set<() => void>();

  /** What is known so far. */
  readonly getAnswer = (): Answer => this.answer;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts the worker, which fetches nothing before it's asked. */
  start(): Worker {
    if (!this.worker) {
      const worker = createWorker();
      worker.onmessage = ({ data }: MessageEvent<Answer>) => this.set(data);
      worker.onerror = () => {
        worker.terminate();
        this.worker = undefined;
        this.set({ ...NOTHING, query: this.query, status: 'failed' });
      };
      this.worker = worker;
    }
    return this.worker;
  }

  /** Sends a message to the worker. If it has failed, another one is started. */
  send(message: Message): void {
    this.sent.set(message.kind, message);
    if (message.kind === 'ask') {
      this.query = message.query;
    }
    const due = this.worker ? [message] : [...this.sent.values()];
    due.forEach((one) => this.start().postMessage(one));
  }

  private set(answer: Answer): void {
    this.answer = answer;
    this.listeners.forEach((listener) => listener());
  }
}
