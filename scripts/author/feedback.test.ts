import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectorConfig } from '../../functions/collector/config';
import { openConfiguredStores } from '../../functions/collector/local-stores';
import { PAGE_VIEW, batch, message } from '../../functions/collector/testing';
import { closeServer, listen } from '../serve/serve/listen';
import { feedbackText, handleMessages } from './feedback';
import { temporaryFolder } from '../../test/unit/temporary-folder';

const dir = temporaryFolder();
const FEEDBACK_DATABASE_URL = pathToFileURL(path.join(dir, 'feedback.db')).href;
const { website: _website, ...MESSAGE } = message({ comment: 'More, please.' });
const shortId = MESSAGE.id.slice(0, 8);
const day = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  const stores = await openConfiguredStores(collectorConfig({ FEEDBACK_DATABASE_URL }), '');
  await stores.feedback.insert(MESSAGE);
  await stores.events.insert(batch() as Parameters<typeof stores.events.insert>[0]);
  stores.close();
});

const run = (asked: Partial<Parameters<typeof feedbackText>[0]> = {}) =>
  feedbackText({ events: false, weekly: false, ...asked }, { FEEDBACK_DATABASE_URL });

it('prints a report per page', async () => {
  expect(await run()).toContain(
    `${MESSAGE.path}  yes 1, no 0\n  ${shortId} new, ${day}, yes: More, please.\n`,
  );
});

it('exports messages as JSON and CSV', async () => {
  expect(JSON.parse(await run({ export: 'json' }))).toEqual([{ ...MESSAGE, day, state: 'new' }]);
  expect((await run({ export: 'csv' })).split('\r\n')).toEqual([
    'id,day,path,section,vote,comment,state',
    `${MESSAGE.id},${day},${MESSAGE.path},,yes,"More, please.",new`,
    '',
  ]);
});

it('exports events', async () => {
  const { user } = batch();
  expect(JSON.parse(await run({ events: true, export: 'json' }))).toEqual([
    { day, ...PAGE_VIEW, user, count: 1 },
  ]);
});

it('summarizes the last week', async () => {
  expect(await run({ weekly: true })).toMatch(/^# Feedback since \d{4}-\d\d-\d\d\n\nYes 1, no 0, /);
});

const handle = (ids: string[], what: { mark?: string; issue?: boolean }, env = {}) =>
  handleMessages(ids, { issue: false, ...what }, { FEEDBACK_DATABASE_URL, ...env });

it('marks messages, and prints those in a state', async () => {
  expect(await handle([shortId], { mark: 'done' })).toBe(`${shortId}: done\n`);
  expect(await run({ state: 'new' })).toBe('No feedback.\n');
  expect(await run({ state: 'done' })).toContain(`${shortId} done, `);
  await expect(handle(['x'], { mark: 'done' })).rejects.toThrow(
    'No message has an id that starts with "x"',
  );
});

it('opens an issue at a webhook', async () => {
  const received: unknown[] = [];
  const address = 'https://github.com/org/docs/issues/7';
  const webhook = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk));
    req.on('end', () => {
      received.push(req.headers.authorization, JSON.parse(body));
      res.writeHead(received.length > 2 ? 404 : 201).end(JSON.stringify({ html_url: address }));
    });
  });
  const env = { FEEDBACK_ISSUES_URL: await listen(webhook, 0), FEEDBACK_ISSUES_TOKEN: 'secret' };
  expect(await handle([shortId], { issue: true }, env)).toBe(`${shortId}: ${address}\n`);
  const body = expect.stringContaining('More, please.') as string;
  expect(received).toEqual(['Bearer secret', { title: `Feedback on ${MESSAGE.path}`, body }]);
  await expect(handle([shortId], { issue: true }, env)).rejects.toThrow('answered 404');
  await expect(handle([shortId], { issue: true })).rejects.toThrow(
    'FEEDBACK_ISSUES_URL is not set',
  );
  await closeServer(webhook);
});
