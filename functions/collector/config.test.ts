import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { collectorConfig } from './config';
import { openConfiguredStores } from './local-stores';
import { openStores } from './stores';
import { temporaryFolder } from '../../test/unit/temporary-folder';

it('keeps messages for a year in the default file', () => {
  expect(collectorConfig({})).toEqual({
    databaseUrl: null,
    databaseToken: undefined,
    retentionDays: 365,
    messagesPerClient: 20,
    batchesPerClient: 200,
    site: null,
    origins: [],
    addressHeader: null,
  });
});

it('reads the environment', () => {
  const env = {
    FEEDBACK_DATABASE_URL: 'libsql://feedback.example.com',
    FEEDBACK_DATABASE_TOKEN: 'token',
    FEEDBACK_RETENTION_DAYS: '30',
    FEEDBACK_MESSAGES_PER_CLIENT: '5',
    ANALYTICS_BATCHES_PER_CLIENT: '7',
    FEEDBACK_SITE: 'https://docs.example.com',
    FEEDBACK_ORIGINS: 'https://a.example  https://b.example',
    FEEDBACK_ADDRESS_HEADER: 'x-address',
  };
  expect(collectorConfig(env)).toEqual({
    databaseUrl: env.FEEDBACK_DATABASE_URL,
    databaseToken: 'token',
    retentionDays: 30,
    messagesPerClient: 5,
    batchesPerClient: 7,
    origins: ['https://a.example', 'https://b.example'],
    addressHeader: 'x-address',
    site: 'https://docs.example.com',
  });
});

it.each(['docs.example.com', 'ftp://docs.example.com'])('rejects the site %s', (site) => {
  expect(() => collectorConfig({ FEEDBACK_SITE: site })).toThrow(`FEEDBACK_SITE is "${site}"`);
});

it.each(['0', '-1', '1.5', 'a year', '9999999999'])('rejects a retention of %s days', (days) => {
  expect(() => collectorConfig({ FEEDBACK_RETENTION_DAYS: days })).toThrow(
    `FEEDBACK_RETENTION_DAYS is "${days}". Give a whole number above 0`,
  );
});

it.each([
  ['41', 1],
  ['39', 0],
])('with a retention of %s days, %i messages of 40 days ago are left', async (days, left) => {
  const dir = temporaryFolder();
  const FEEDBACK_DATABASE_URL = pathToFileURL(path.join(dir, 'feedback.db')).href;
  const message = { path: '/a/', section: null, vote: 'yes', comment: '' } as const;
  for (const daysAgo of [40, 1]) {
    const before = await openStores({
      client: createClient({ url: FEEDBACK_DATABASE_URL }),
      retentionDays: 365,
      now: () => Date.now() - daysAgo * 86_400_000,
    });
    if (daysAgo === 40) {
      await before.feedback.insert({ id: randomUUID(), ...message });
    }
    before.close();
  }
  const config = collectorConfig({ FEEDBACK_DATABASE_URL, FEEDBACK_RETENTION_DAYS: days });
  const stores = await openConfiguredStores(config, '');
  expect(await stores.feedback.all()).toHaveLength(left);
  stores.close();
});
