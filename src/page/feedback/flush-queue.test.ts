/** @jest-environment ./test/unit/jsdom-environment.ts */
import { flushQueue } from './flush-queue';
import { enqueue, readQueue } from './queue';
import { QUEUE_KEY } from './queue-key';
import { endWait } from './retry-time';
import { messageOf, mockCollector } from './testing';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let collector: ReturnType<typeof mockCollector>;
const idsReceived = () => collector.received.map(({ id }) => id);
const idsQueued = () => readQueue().map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  endWait();
  collector = mockCollector();
  jest.useFakeTimers({ now: 0 });
});

afterEach(() => jest.useRealTimers());

async function flushAfter(ms: number) {
  jest.setSystemTime(Date.now() + ms);
  return flushQueue();
}

it('sends queued messages once and in order', async () => {
  ['1', '2'].forEach((id) => enqueue(messageOf(id)));
  await Promise.all([flushQueue(), flushQueue()]);
  await flushQueue();
  expect(idsReceived()).toEqual(['1', '2']);
  expect(localStorage.getItem(QUEUE_KEY)).toBeNull();
});

it.each([
  ['no answer', 'no answer' as const],
  ['403 of the collector', 403],
  ['404 of the collector', 404],
  ['405 of the collector', 405],
  ['429', 429],
  ['503', 503],
  ['a page with 404', { status: 404 }],
  ['a page with 200', { status: 200 }],
  ['a page with 413', { status: 413 }],
  ['413 of a gateway', { status: 413, body: { message: 'Request Too Long' } }],
])('keeps all messages after %s', async (_, answer) => {
  ['1', '2'].forEach((id) => enqueue(messageOf(id)));
  collector.answerNext(answer);
  expect(await flushQueue()).toEqual([]);
  expect(idsReceived()).toEqual(['1']);
  expect(idsQueued().sort()).toEqual(['1', '2']);
  await flushAfter(MINUTE);
  expect(idsReceived().slice(1).sort()).toEqual(['1', '2']);
  expect(idsQueued()).toEqual([]);
});

it.each([400, 413, 422])('reports a message that is refused with %s', async (status) => {
  ['1', '2'].forEach((id) => enqueue(messageOf(id)));
  collector.answerNext(status);
  const refused = [{ ...messageOf('1'), refusal: `reason ${status}` }];
  expect(await flushQueue()).toEqual(refused);
  // It isn't sent again.
  expect(await flushQueue()).toEqual(refused);
  expect(idsReceived()).toEqual(['1', '2']);
});

it('sends the other messages if one always fails', async () => {
  ['1', '2', '3'].forEach((id) => enqueue(messageOf(id)));
  collector.answerNext(500);
  await flushQueue();
  collector.answerNext(201, 201, 500);
  await flushAfter(MINUTE);
  expect(idsReceived()).toEqual(['1', '2', '3', '1']);
  expect(idsQueued()).toEqual(['1']);
});

it('waits a minute, and twice as long after each further failure', async () => {
  enqueue(messageOf('1'));
  collector.answerNext(500, 500, 500);
  await flushQueue();
  for (const [wait, count] of [
    [MINUTE - 1, 1],
    [1, 2],
    [2 * MINUTE - 1, 2],
    [1, 3],
  ] as const) {
    await flushAfter(wait);
    expect(idsReceived()).toHaveLength(count);
  }
});

it('waits at most a day, and a minute again once a message is sent', async () => {
  enqueue(messageOf('1'));
  const failures = 15;
  collector.answerNext(...Array.from({ length: failures }, () => 500));
  for (let count = 1; count <= failures; count += 1) {
    await flushAfter(DAY);
    expect(idsReceived()).toHaveLength(count);
  }
  await flushAfter(DAY);
  enqueue(messageOf('2'));
  collector.answerNext(500);
  await flushQueue();
  await flushAfter(MINUTE);
  expect(idsQueued()).toEqual([]);
});

it('waits as long as the collector asks', async () => {
  enqueue(messageOf('1'));
  collector.answerNext({ status: 429, retryAfter: '600' });
  await flushQueue();
  await flushAfter(10 * MINUTE - 1);
  expect(idsReceived()).toHaveLength(1);
  await flushAfter(1);
  expect(idsReceived()).toHaveLength(2);
});

it("doesn't wait if the clock was set back", async () => {
  jest.setSystemTime(10 * DAY);
  enqueue(messageOf('1'));
  collector.answerNext(500);
  await flushQueue();
  jest.setSystemTime(0);
  await flushQueue();
  expect(idsQueued()).toEqual([]);
});

it('keeps a message added while others are being sent', async () => {
  enqueue(messageOf('1'));
  const flushed = flushQueue();
  enqueue(messageOf('2'));
  await flushed;
  expect(idsQueued()).toEqual(['2']);
});

it('gives up a request after 15 s', async () => {
  enqueue(messageOf('1'));
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const flushed = flushQueue();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await flushed).toEqual([]);
  expect(idsQueued()).toEqual(['1']);
});

it('stores a message once and at most 50 messages', () => {
  expect([enqueue(messageOf('0')), enqueue(messageOf('0'))]).toEqual([true, true]);
  for (let id = 1; id < 50; id += 1) {
    expect(enqueue(messageOf(String(id)))).toBe(true);
  }
  expect(enqueue(messageOf('one more'))).toBe(false);
});

it.each(['{', '{}', '[null, 1, "a", {"id":"1"}]'])(
  'ignores malformed storage: %s',
  async (text) => {
    localStorage.setItem(QUEUE_KEY, text);
    await flushQueue();
    expect(idsReceived()).toEqual([]);
    expect(enqueue(messageOf('1'))).toBe(true);
  },
);
