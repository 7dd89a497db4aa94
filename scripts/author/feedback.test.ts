import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectorConfig } from '../../functions/collector/config';
import { openConfiguredStores } from '../../functions/collector/local-stores';
import { PAGE_VIEW, batch, message } from '../../functions/collector/testing';
import { feedbackText } from './feedback';
import { temporaryFolder } from '../../test/unit/temporary-folder';

const dir = temporaryFolder();
const FEEDBACK_DATABASE_URL = pathToFileURL(path.join(dir, 'feedback.db')).href;
const { website: _website, ...MESSAGE } = message({ comment: 'More, please.' });
const day = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  const stores = await openConfiguredStores(collectorConfig({ FEEDBACK_DATABASE_URL }), '');
  await stores.feedback.insert(MESSAGE);
  await stores.events.insert(batch() as Parameters<typeof stores.events.insert>[0]);
  stores.close();
});

const run = (asked: Partial<Parameters<typeof feedbackText>[0]> = {}) =>
  feedbackText({ events: false, ...asked }, { FEEDBACK_DATABASE_URL });

it('prints a report per page', async () => {
  expect(await run()).toBe(`${MESSAGE.path}  yes 1, no 0\n  ${day}, yes: More, please.\n`);
});

it('exports messages as JSON and CSV', async () => {
  expect(JSON.parse(await run({ export: 'json' }))).toEqual([{ ...MESSAGE, day }]);
  expect((await run({ export: 'csv' })).split('\r\n')).toEqual([
    'id,day,path,section,vote,comment',
    `${MESSAGE.id},${day},${MESSAGE.path},,yes,"More, please."`,
    '',
  ]);
});

it('exports events', async () => {
  const { user } = batch();
  expect(JSON.parse(await run({ events: true, export: 'json' }))).toEqual([
    { day, ...PAGE_VIEW, user, count: 1 },
  ]);
});
