import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import { FEEDBACK_ENDPOINT } from '../../src/feedback/contract';
import type { FeedbackMessage } from '../../src/feedback/contract';
import { createCollector } from './collector';
import type { CollectorOptions } from './collector';
import { openStore } from './store';

/** The site of the tests. */
export const ORIGIN = 'https://docs.example.com';

/** The one page that the site of the tests has. */
export const KNOWN_PATH = '/material-ui/react-button/';

/** A message that may be stored. */
export function message(values: Partial<FeedbackMessage> = {}): FeedbackMessage {
  return {
    id: randomUUID(),
    path: KNOWN_PATH,
    section: null,
    vote: 'yes',
    comment: 'Clear.',
    website: '',
    ...values,
  };
}

/** A request as the site's pages send it. */
export function post(body: unknown, init: RequestInit = {}): Request {
  return new Request(ORIGIN + FEEDBACK_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

/** A collector over a real database in memory, with a limit that no test reaches unless it asks. */
export async function collectorWithStore(options: Partial<CollectorOptions> = {}) {
  const store = await openStore({ client: createClient({ url: ':memory:' }), retentionDays: 365 });
  const collect = createCollector({
    store: async () => store,
    isKnownPath: (path) => path === KNOWN_PATH,
    messagesPerClient: 1_000_000,
    ...options,
  });
  return { store, collect: (request: Request, address = '192.0.2.1') => collect(request, address) };
}
