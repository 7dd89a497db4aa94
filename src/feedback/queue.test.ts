/** @jest-environment ./src/testing/jsdom-environment.ts */
import type { FeedbackMessage } from './contract';
import { enqueue, flushQueue } from './queue';
import { QUEUE_KEY } from './queue-key';
import { mockCollector } from './testing';

const message = (id: string): FeedbackMessage => ({
  id,
  path: '/a/',
  section: null,
  vote: 'yes',
  comment: '',
  website: '',
});

let collector: ReturnType<typeof mockCollector>;
const idsReceived = () => collector.received.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  collector = mockCollector();
});

it('sends queued messages once and in order', async () => {
  enqueue(message('1'));
  enqueue(message('2'));
  await Promise.all([flushQueue(), flushQueue()]);
  await flushQueue();
  expect(idsReceived()).toEqual(['1', '2']);
  expect(localStorage.getItem(QUEUE_KEY)).toBeNull();
});

it('resumes at the message that failed', async () => {
  ['1', '2', '3'].forEach((id) => enqueue(message(id)));
  collector.answerNext(201, 503);
  await flushQueue();
  expect(idsReceived()).toEqual(['1', '2']);
  await flushQueue();
  expect(idsReceived()).toEqual(['1', '2', '2', '3']);
});

it('keeps messages after 429 and drops messages that are rejected', async () => {
  ['1', '2'].forEach((id) => enqueue(message(id)));
  collector.answerNext(429);
  await flushQueue();
  expect(idsReceived()).toEqual(['1']);
  collector.answerNext(422);
  await flushQueue();
  expect(idsReceived()).toEqual(['1', '1', '2']);
  expect(localStorage.getItem(QUEUE_KEY)).toBeNull();
});

it('keeps a message added while others are being sent', async () => {
  enqueue(message('1'));
  const flushed = flushQueue();
  enqueue(message('2'));
  await flushed;
  expect(localStorage.getItem(QUEUE_KEY)).toContain('"2"');
});

it('stores a message once and at most 50 messages', () => {
  expect([enqueue(message('0')), enqueue(message('0'))]).toEqual([true, true]);
  for (let id = 1; id < 50; id += 1) {
    expect(enqueue(message(String(id)))).toBe(true);
  }
  expect(enqueue(message('one more'))).toBe(false);
});

it.each(['{', '{}', '[null, 1, "a"]'])('ignores malformed storage: %s', async (text) => {
  localStorage.setItem(QUEUE_KEY, text);
  await flushQueue();
  expect(collector.received).toEqual([]);
  expect(enqueue(message('1'))).toBe(true);
});
