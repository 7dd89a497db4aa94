import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectorConfig } from '../../functions/collector/config';
import { openConfiguredStores } from '../../functions/collector/local-stores';
import { message } from '../../functions/collector/testing';
import { FEEDBACK_ENDPOINT } from '../../src/feedback/contract';
import type { FeedbackMessage } from '../../src/feedback/contract';
import { spawnServer } from './spawn-server';

const dir = mkdtempSync(path.join(tmpdir(), 'feedback-crash-'));
const database = path.join(dir, 'feedback.db');
const SENDERS = 8;
const ACCEPTED_BEFORE_CRASH = 100;

let server: ChildProcess | undefined;

beforeAll(() => {
  mkdirSync(path.join(dir, 'site', 'a'), { recursive: true });
  writeFileSync(path.join(dir, 'site', 'index.html'), 'home');
  writeFileSync(path.join(dir, 'site', 'a', 'index.html'), 'page a');
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

/** Starts the preview server. @returns Its address. */
async function start(): Promise<string> {
  const spawned = await spawnServer(path.join(dir, 'site'), {
    FEEDBACK_DATABASE_URL: pathToFileURL(database).href,
    FEEDBACK_MESSAGES_PER_CLIENT: '100000',
  });
  server = spawned.process;
  return spawned.url;
}

/** @returns The status of the answer, `null` when there was none. */
async function send(url: string, body: FeedbackMessage): Promise<number | null> {
  try {
    const response = await fetch(url + FEEDBACK_ENDPOINT, {
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

it('loses no accepted message and doubles none when it is killed and started again', async () => {
  const sent: FeedbackMessage[] = [];
  const accepted = new Set<string>();
  const unanswered: FeedbackMessage[] = [];
  const url = await start();
  const child = server;

  const sendUntilCrash = async () => {
    for (;;) {
      const one = message({ path: '/a/' });
      sent.push(one);
      if ((await send(url, one)) !== 201) {
        unanswered.push(one);
        return;
      }
      accepted.add(one.id);
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

  // As readers' browsers do: what was not answered is sent again; and some that was, too.
  const again = await start();
  const repeated = sent.filter(({ id }) => accepted.has(id)).slice(0, 10);
  for (const one of repeated) {
    expect(await send(again, one)).toBe(200);
  }
  for (const one of unanswered) {
    expect([200, 201]).toContain(await send(again, one));
  }

  const stores = await openConfiguredStores(collectorConfig({}), database);
  const stored = (await stores.feedback.all()).map(({ id }) => id);
  stores.close();
  expect(stored.sort()).toEqual(sent.map(({ id }) => id).sort());
}, 120_000);
