import type { FeedbackMessage } from './contract';

/** Replaces `fetch` with a mock collector. */
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
    /** Received messages in order. */
    received,
    /** Sets the next responses: a status, or none at all. Default: 201. */
    answerNext: (...next: (number | 'no answer')[]) => void answers.push(...next),
  };
}

/** Sets whether the browser is online and dispatches the event. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
