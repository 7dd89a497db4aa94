import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import type { CollectorConfig } from './config';
import { retryWhenBusy } from './retry-when-busy';
import { openStores } from './stores';
import type { Stores } from './stores';

/**
 * Time in ms for which the driver waits for another process's lock, such as during a backup. It
 * blocks the process while it waits, so longer locks are waited for by `retryWhenBusy`.
 */
const BUSY_TIMEOUT = 200;

/**
 * Opens the configured database in Node: a file or a remote one.
 *
 * @param file - Path of the SQLite file to use if none is configured; its folder is created.
 */
export async function openConfiguredStores(config: CollectorConfig, file: string): Promise<Stores> {
  const url = config.databaseUrl ?? pathToFileURL(file).href;
  const isFile = url.startsWith('file:');
  if (isFile) {
    const target = url.startsWith('file:///') ? fileURLToPath(url) : url.slice('file:'.length);
    mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
  }
  const { databaseToken: authToken, retentionDays } = config;
  const client = createClient({ url, authToken, timeout: BUSY_TIMEOUT });
  if (!isFile) {
    return openStores({ client, retentionDays });
  }
  const database = retryWhenBusy(client);
  // In WAL mode readers don't block the writer, and a commit is on disk before it is answered.
  await database.execute('PRAGMA journal_mode = WAL');
  return openStores({ client: database, retentionDays });
}
