import { SearchClient } from './client';
import { createWorker } from './create-worker';
import type { Message } from './messages';

class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  readonly received: Message[] = [];
  terminate = jest.fn();

  postMessage(message: Message): void {
    this.received.push(message);
  }
}

let workers: FakeWorker[];

jest.mock('./create-worker', () => ({ createWorker: jest.fn() }));
beforeEach(() => {
  workers = [];
  jest.mocked(createWorker).mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
});

const QUESTION = { kind: 'ask', query: 'button', pathname: '/' } as const;
const LOAD = { kind: 'load', pathname: '/' } as const;

it('starts one worker, and tells who listens of its answers', () => {
  const client = new SearchClient();
  const listener = jest.fn();
  const unsubscribe = client.subscribe(listener);
  client.start();
  client.send(LOAD);
  client.send(QUESTION);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.received).toEqual([LOAD, QUESTION]);
  const answer = { ...client.getAnswer(), query: 'button', isComplete: true };
  workers[0]!.onmessage!({ data: answer });
  expect(client.getAnswer()).toBe(answer);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  workers[0]!.onmessage!({ data: answer });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('says that a worker failed, and starts another one for a retry, with the last question', () => {
  const client = new SearchClient();
  client.send(QUESTION);
  workers[0]!.onerror!();
  expect(workers[0]!.terminate).toHaveBeenCalled();
  expect(client.getAnswer()).toMatchObject({ status: 'failed', query: 'button' });
  client.send(LOAD);
  expect(workers[1]!.received).toEqual([QUESTION, LOAD]);
});

it('loads the index again for a query after a failure', () => {
  const client = new SearchClient();
  client.send(QUESTION);
  client.send(LOAD);
  workers[0]!.onerror!();
  const next = { ...QUESTION, query: 'buttons' };
  client.send(next);
  expect(workers[1]!.received).toEqual([next, LOAD]);
});
