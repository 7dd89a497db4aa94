import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { collectorConfig } from '../config';
import { openConfiguredStores } from '../local-stores';
import { openFeedbackStore } from './store';

const DAY = 86_400_000;
const feedback = () => ({
  id: randomUUID(),
  path: '/a/',
  section: null,
  vote: null,
  comment: "Robert'); DROP TABLE feedback;--",
});

it('deletes expired messages on opening and with the first message of a day', async () => {
  const client = createClient({ url: ':memory:' });
  let time = Date.UTC(2026, 0, 1);
  const options = { client, retentionDays: 30, now: () => time };
  const store = await openFeedbackStore(options);
  await store.insert(feedback());
  time += 30 * DAY;
  await store.insert(feedback());
  expect((await store.all()).map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-31']);
  time += DAY;
  await store.insert(feedback());
  expect((await store.all()).map(({ day }) => day)).toEqual(['2026-01-31', '2026-02-01']);
  time += 365 * DAY;
  expect(await (await openFeedbackStore(options)).all()).toEqual([]);
});

it('stores messages in a file and creates its folder', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  const file = path.join(dir, 'new', 'feedback.db');
  const open = () => openConfiguredStores(collectorConfig({}), file);
  const first = await open();
  const sent = feedback();
  expect([await first.feedback.insert(sent), await first.feedback.insert(sent)]).toEqual([
    true,
    false,
  ]);
  const second = await open();
  expect(await second.feedback.all()).toMatchObject([sent]);
  first.close();
  second.close();
  rmSync(dir, { recursive: true });
});

it('reports an invalid setting with an example', () => {
  expect(() => collectorConfig({ FEEDBACK_RETENTION_DAYS: 'never' })).toThrow(
    'FEEDBACK_RETENTION_DAYS is "never". Give a whole number above 0, as in: FEEDBACK_RETENTION_DAYS=30',
  );
});
