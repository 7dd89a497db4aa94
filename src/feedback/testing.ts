import type { FeedbackMessage } from './contract';

/** A collector in the place of `fetch`: what it got, and how it answers next. */
export function mockCollector() {
  const received: FeedbackMessage[] = [];
  const answers: (number | 'no answer')[] = [];
  globalThis.fetch = (async (_: string, init: RequestInit) => {
    received.push(JSON.parse(String(init.body)) as FeedbackMessage);
    const status = answers.shift() ?? 201;
    if (status === 'no answer') {
      throw new TypeError('Failed to fetch');
    }
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return { ok: status < 300, status, headers } as Response;
  }) as typeof fetch;
  return {
    /** Messages in the order in which they came. */
    received,
    /** The next answers, one each: a status, or none at all; 201 after them. */
    answerNext: (...next: (number | 'no answer')[]) => void answers.push(...next),
  };
}

/** Takes the reader offline, or back, with the event that browsers send. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
