import { createWorker } from './create-worker';
import type { Answer, Message, Question } from './messages';

const NOTHING: Answer = {
  ...{ query: '', best: [], groups: [], nearest: [], popular: [] },
  ...{ status: 'loading', loaded: [], isComplete: false, missing: [] },
};

/** The search of a visit. Its index and its engine are in a worker, which a letter doesn't wait for. */
export class SearchClient {
  private worker: Worker | undefined;
  private question: Question | undefined;
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
        this.set({ ...NOTHING, query: this.question?.query ?? '', status: 'failed' });
      };
      this.worker = worker;
    }
    return this.worker;
  }

  /** Sends a message to the worker, which is started again if it has failed. */
  send(message: Message): void {
    if (message.kind === 'ask') {
      this.question = message;
    } else if (!this.worker && this.question) {
      this.start().postMessage(this.question);
    }
    this.start().postMessage(message);
  }

  private set(answer: Answer): void {
    this.answer = answer;
    this.listeners.forEach((listener) => listener());
  }
}
