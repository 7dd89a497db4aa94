import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectorConfig } from '../../../functions/collector/config';
import { openConfiguredStores } from '../../../functions/collector/local-stores';
import { PAGE_VIEW, batch, message } from '../../../functions/collector/testing';
import { EVENTS_ENDPOINT } from '../../../src/telemetry/analytics/contract';
import { FEEDBACK_ENDPOINT } from '../../../src/page/feedback/contract';
import { spawnServer } from './spawn-server';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const dir = temporaryFolder({ 'site/index.html': 'home', 'site/a/index.html': 'page a' });
const database = path.join(dir, 'feedback.db');
const SENDERS = 8;
const ACCEPTED_BEFORE_CRASH = 100;

/** A request of a reader's browser. */
interface Sent {
  endpoint: string;
  body: { id: string };
}

/** Feedback and events alternately, both about a page of the site. */
function next(index: number): Sent {
  if (index % 2 === 0) {
    return { endpoint: FEEDBACK_ENDPOINT, body: message({ path: '/a/' }) };
  }
  const parameters = { ...PAGE_VIEW.parameters, page_location: 'http://127.0.0.1/a' };
  return { endpoint: EVENTS_ENDPOINT, body: batch({ events: [{ ...PAGE_VIEW, parameters }] }) };
}

let server: ChildProcess | undefined;

afterAll(() => {
  server?.kill('SIGKILL');
});

/** Starts the preview server. @returns Its address. */
async function start(): Promise<string> {
  const spawned = await spawnServer(path.join(dir, 'site'), {
    FEEDBACK_DATABASE_URL: pathToFileURL(database).href,
    FEEDBACK_MESSAGES_PER_CLIENT: '100000',
    ANALYTICS_BATCHES_PER_CLIENT: '100000',
  });
  server = spawned.process;
  return spawned.url;
}

/** @returns The status of the response, `null` without a response. */
async function send(url: string, { endpoint, body }: Sent): Promise<number | null> {
  try {
    const response = await fetch(url + endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

it('neither loses nor duplicates accepted messages when the server is killed and restarted', async () => {
  const sent: Sent[] = [];
  const accepted = new Set<string>();
  const unanswered: Sent[] = [];
  const url = await start();
  const child = server;

  const sendUntilCrash = async () => {
    for (;;) {
      const one = next(sent.length);
      sent.push(one);
      if ((await send(url, one)) !== 201) {
        unanswered.push(one);
        return;
      }
      accepted.add(one.body.id);
      if (accepted.size === ACCEPTED_BEFORE_CRASH) {
        child?.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendUntilCrash));
  if (child?.signalCode === null) {
    await once(child, 'exit');
  }
  expect(child?.signalCode).toBe('SIGKILL');
  expect(accepted.size).toBeGreaterThanOrEqual(ACCEPTED_BEFORE_CRASH);
  expect(unanswered).toHaveLength(SENDERS);

  // Like readers' browsers, resend everything unanswered, and some of what was answered.
  const again = await start();
  const repeated = sent.filter(({ body }) => accepted.has(body.id)).slice(0, 10);
  for (const one of repeated) {
    expect(await send(again, one)).toBe(200);
  }
  for (const one of unanswered) {
    expect([200, 201]).toContain(await send(again, one));
  }

  const stores = await openConfiguredStores(collectorConfig({}), database);
  const stored = (await stores.feedback.all()).map(({ id }) => id);
  const counts = (await stores.events.all()).map(({ count }) => count);
  stores.close();
  const isFeedback = ({ endpoint }: Sent) => endpoint === FEEDBACK_ENDPOINT;
  const messages = sent.filter(isFeedback).map(({ body }) => body.id);
  expect(stored.sort()).toEqual(messages.sort());
  expect(counts).toEqual([sent.length - messages.length]);
}, 120_000);
