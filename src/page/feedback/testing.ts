import type { FeedbackMessage } from './contract';

/**
 * A status of the mock collector, an answer of another part of the host, by default a page, or none at
 * all.
 */
type Answer = number | 'no answer' | { status: number; retryAfter?: string; body?: object };

function responseOf({ status, retryAfter, body }: Exclude<Answer, number | 'no answer'>): Response {
  const headers = new Headers({ 'Content-Type': body ? 'application/json' : 'text/html' });
  if (retryAfter) {
    headers.set('Retry-After', retryAfter);
  }
  const json = async () => body ?? (JSON.parse('<!doctype html>') as unknown);
  return { ok: status < 300, status, headers, json } as Response;
}

/** Replaces `fetch` with a mock collector. */
export function mockCollector() {
  const received: FeedbackMessage[] = [];
  const answers: Answer[] = [];
  globalThis.fetch = (async (_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') {
      return responseOf({ status: 200, body: { status: 'ready' } });
    }
    received.push(JSON.parse(String(init.body)) as FeedbackMessage);
    const answer = answers.shift() ?? 201;
    if (answer === 'no answer') {
      throw new TypeError('Failed to fetch');
    }
    return responseOf(
      typeof answer === 'number'
        ? { status: answer, body: answer < 300 ? {} : { error: `reason ${answer}` } }
        : answer,
    );
  }) as typeof fetch;
  return {
    /** Received messages in order. */
    received,
    /** Sets the next answers. Default: 201. */
    answerNext: (...next: Answer[]) => void answers.push(...next),
  };
}

/** Sets whether the browser is online and dispatches the event. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** A message with an id. */
export function messageOf(id: string): FeedbackMessage {
  return { id, path: '/a/', section: null, vote: 'yes', comment: '', website: '' };
}
