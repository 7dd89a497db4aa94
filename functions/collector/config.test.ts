import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { collectorConfig } from './config';
import { openConfiguredStores } from './local-stores';
import { openStores } from './stores';

it('keeps messages for a year in the default file', () => {
  expect(collectorConfig({})).toEqual({
    databaseUrl: null,
    databaseToken: undefined,
    retentionDays: 365,
    messagesPerClient: 20,
    batchesPerClient: 200,
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
  });
});

it.each(['0', '-1', '1.5', 'a year', '9999999999'])('rejects a retention of %s days', (days) => {
  expect(() => collectorConfig({ FEEDBACK_RETENTION_DAYS: days })).toThrow(
    `FEEDBACK_RETENTION_DAYS is "${days}". Give a whole number above 0`,
  );
});

it('deletes messages older than the configured retention on start', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'retention-'));
  const FEEDBACK_DATABASE_URL = pathToFileURL(path.join(dir, 'feedback.db')).href;
  const fortyDaysAgo = Date.now() - 40 * 86_400_000;
  const before = await openStores({
    client: createClient({ url: FEEDBACK_DATABASE_URL }),
    retentionDays: 365,
    now: () => fortyDaysAgo,
  });
  const message = { path: '/a/', section: null, vote: 'yes', comment: '' } as const;
  await before.feedback.insert({ id: randomUUID(), ...message });
  before.close();
  const keptFor = async (FEEDBACK_RETENTION_DAYS: string) => {
    const config = collectorConfig({ FEEDBACK_DATABASE_URL, FEEDBACK_RETENTION_DAYS });
    const stores = await openConfiguredStores(config, '');
    const messages = await stores.feedback.all();
    stores.close();
    return messages.length;
  };
  expect([await keptFor('41'), await keptFor('39')]).toEqual([1, 0]);
  rmSync(dir, { recursive: true });
});
