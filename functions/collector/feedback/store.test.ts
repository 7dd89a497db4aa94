import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { collectorConfig } from '../config';
import { openConfiguredStores } from '../local-stores';
import { openFeedbackStore } from './store';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

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
  const options = { client, retentionDays: 3, now: () => time };
  const store = await openFeedbackStore(options);
  await store.insert(feedback());
  time += 3 * DAY;
  await store.insert(feedback());
  expect((await store.all()).map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-04']);
  time += DAY;
  await store.insert(feedback());
  expect((await store.all()).map(({ day }) => day)).toEqual(['2026-01-04', '2026-01-05']);
  time += 7 * DAY;
  expect(await (await openFeedbackStore(options)).all()).toEqual([]);
});

it('deletes nothing while the clock is wrong', async () => {
  const client = createClient({ url: ':memory:' });
  const start = Date.UTC(2026, 0, 1);
  let time = start;
  const options = { client, retentionDays: 30, now: () => time };
  const store = await openFeedbackStore(options);
  await store.insert(feedback());
  for (const wrong of [start + 5000 * DAY, 0, start + 5000 * DAY]) {
    time = wrong;
    await store.insert(feedback());
    await openFeedbackStore(options);
    time = start + DAY;
    await store.insert(feedback());
  }
  expect(await store.all()).toHaveLength(7);
});

it('deletes expired messages a day after a long pause', async () => {
  const client = createClient({ url: ':memory:' });
  let time = Date.UTC(2026, 0, 1);
  const options = { client, retentionDays: 30, now: () => time };
  await (await openFeedbackStore(options)).insert(feedback());
  time += 365 * DAY;
  expect(await (await openFeedbackStore(options)).all()).toHaveLength(1);
  time += DAY;
  expect(await (await openFeedbackStore(options)).all()).toEqual([]);
});

it('keeps the state of messages, also of a database that had none', async () => {
  const client = createClient({ url: ':memory:' });
  const store = await openFeedbackStore({ client, retentionDays: 30 });
  const [first, second] = [feedback(), feedback()];
  await store.insert(first);
  await store.insert(second);
  await store.mark(second.id, 'answered');
  const states = async () =>
    (await (await openFeedbackStore({ client, retentionDays: 30 })).all()).map((one) => one.state);
  expect(await states()).toEqual(['new', 'answered']);
  await client.execute('ALTER TABLE feedback DROP COLUMN state');
  expect(await states()).toEqual(['new', 'new']);
});

it('stores messages in a file and creates its folder', async () => {
  const dir = temporaryFolder();
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
});

it('reports an invalid setting with an example', () => {
  expect(() => collectorConfig({ FEEDBACK_RETENTION_DAYS: 'never' })).toThrow(
    'FEEDBACK_RETENTION_DAYS is "never". Give a whole number above 0, as in: FEEDBACK_RETENTION_DAYS=30',
  );
});
