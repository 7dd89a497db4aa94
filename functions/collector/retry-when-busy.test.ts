import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import type { StoredBatch } from './events/batch';
import { retryWhenBusy } from './retry-when-busy';
import { openStores } from './stores';
import { batch, lockDatabase, message } from './testing';
import { temporaryFolder } from '../../test/unit/temporary-folder';

const dir = temporaryFolder();
const url = pathToFileURL(path.join(dir, 'feedback.db')).href;

async function open(retryFor: number) {
  const client = createClient({ url, timeout: 10 });
  await client.execute('PRAGMA journal_mode = WAL');
  return openStores({ client: retryWhenBusy(client, { retryFor, pause: 10 }), retentionDays: 1 });
}

it('keeps everything that it accepts after the database was locked twice', async () => {
  const stores = await open(50);
  const insertBoth = () =>
    Promise.all([
      stores.feedback.insert(message()),
      stores.events.insert(batch() as StoredBatch),
      stores.feedback.insert(message()),
    ]);
  for (let lock = 0; lock < 2; lock += 1) {
    const release = await lockDatabase(url);
    await expect(insertBoth()).rejects.toThrow('SQLITE_BUSY');
    await expect(stores.feedback.insert(message())).rejects.toThrow('SQLITE_BUSY');
    await release();
    expect(await insertBoth()).toEqual([true, true, true]);
  }
  stores.close();

  const reopened = await open(50);
  expect(await reopened.feedback.all()).toHaveLength(4);
  expect(await reopened.events.all()).toMatchObject([{ count: 2 }]);
  reopened.close();
});

it('stores in order what arrives while the database is locked', async () => {
  const stores = await open(60_000);
  const release = await lockDatabase(url);
  const order: number[] = [];
  const inserts = [1, 2, 3].map(async (index) => {
    const isNew = await stores.feedback.insert(message());
    order.push(index);
    return isNew;
  });
  await release();
  expect(await Promise.all(inserts)).toEqual([true, true, true]);
  expect(order).toEqual([1, 2, 3]);
  stores.close();
});

it('does not reconnect after it is closed', async () => {
  const client = createClient({ url: ':memory:' });
  const database = retryWhenBusy(client);
  database.close();
  await expect(database.execute('SELECT 1')).rejects.toThrow('closed');
  expect(client.closed).toBe(true);
});

it('reports other errors without a retry, and stays usable', async () => {
  const database = retryWhenBusy(createClient({ url }));
  await expect(database.execute('SELECT * FROM missing')).rejects.toThrow('no such table');
  expect((await database.execute('SELECT 1 AS one')).rows).toMatchObject([{ one: 1 }]);
  database.close();
});
