/** @jest-environment ./test/unit/jsdom-environment.ts */
import type { FeedbackMessage } from './contract';
import { flushQueue } from './flush-queue';
import { enqueue } from './queue';
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

beforeEach(() => localStorage.clear());

it('stores a message once and at most 50 messages', () => {
  expect([enqueue(message('0')), enqueue(message('0'))]).toEqual([true, true]);
  for (let id = 1; id < 50; id += 1) {
    expect(enqueue(message(String(id)))).toBe(true);
  }
  expect(enqueue(message('one more'))).toBe(false);
});

it.each(['{', '{}', '[null, 1, "a", {"id":"1"}]'])(
  'ignores malformed storage: %s',
  async (text) => {
    localStorage.setItem(QUEUE_KEY, text);
    const { received } = mockCollector();
    await flushQueue();
    expect(received).toEqual([]);
    expect(enqueue(message('1'))).toBe(true);
  },
);
