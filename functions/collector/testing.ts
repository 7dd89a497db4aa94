import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createClient } from '@libsql/client';
import { EVENTS_ENDPOINT } from '../../src/telemetry/analytics/contract';
import type { EventBatch } from '../../src/telemetry/analytics/contract';
import { FEEDBACK_ENDPOINT } from '../../src/page/feedback/contract';
import type { FeedbackMessage } from '../../src/page/feedback/contract';
import { createCollector } from './collector';
import type { CollectorOptions } from './collector';
import { openStores } from './stores';

/** The site in the tests. */
export const ORIGIN = 'https://docs.example.com';

/** Its only page. */
export const KNOWN_PATH = '/material-ui/react-button/';

/** A valid message. */
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

/** A page view. */
export const PAGE_VIEW: EventBatch['events'][number] = {
  name: 'page_view',
  parameters: {
    page_title: 'Button',
    page_location: ORIGIN + KNOWN_PATH.slice(0, -1),
    product_id: 'material-ui',
    product_category_id: 'core',
  },
};

/** A valid batch. */
export function batch(values: Partial<EventBatch> = {}): EventBatch {
  return {
    id: randomUUID(),
    user: {
      code_variant: 'TS',
      user_language: 'en',
      device_pixel_ratio: '2',
      color_scheme_os: 'dark',
      color_scheme: 'system',
    },
    events: [PAGE_VIEW],
    ...values,
  };
}

/** A feedback request as pages send it. */
export function post(body: unknown, init: RequestInit = {}): Request {
  return postTo(FEEDBACK_ENDPOINT, body, init);
}

/** An events request as pages send it. */
export function postEvents(body: unknown, init: RequestInit = {}): Request {
  return postTo(EVENTS_ENDPOINT, body, init);
}

function postTo(endpoint: string, body: unknown, init: RequestInit): Request {
  return new Request(ORIGIN + endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

/** A collector with a real in-memory database and, by default, a limit that tests don't reach. */
export async function collectorWithStores(options: Partial<CollectorOptions> = {}) {
  const stores = await openStores({
    client: createClient({ url: ':memory:' }),
    retentionDays: 365,
  });
  const collect = createCollector({
    stores: async () => stores,
    isKnownPath: (path) => path === KNOWN_PATH,
    messagesPerClient: 1_000_000,
    batchesPerClient: 1_000_000,
    ...options,
  });
  return {
    ...stores,
    collect: (request: Request, address = '192.0.2.1') => collect(request, address),
  };
}

const LOCK = `
  const { createClient } = require('@libsql/client');
  void createClient({ url: process.argv[1] }).transaction('write').then(async (transaction) => {
    const release = async () => {
      await transaction.rollback();
      process.exit();
    };
    process.stdin.once('data', release).once('end', release);
    console.log('locked');
  });`;

/**
 * Locks a database file from another process.
 *
 * @param url - A `file:` URL.
 * @returns A function that releases the lock.
 */
export async function lockDatabase(url: string): Promise<() => Promise<void>> {
  const locker = spawn(process.execPath, ['-e', LOCK, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(locker, 'exit');
  await once(locker.stdout, 'data');
  // A test that fails before it releases the lock must not keep its process alive.
  locker.unref();
  locker.stdout.destroy();
  return async () => {
    locker.stdin.write('release');
    await exit;
  };
}
