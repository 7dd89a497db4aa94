import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import type { CollectorConfig } from './config';
import { openStores } from './stores';
import type { Stores } from './stores';

/** Time in ms for which a writer waits for another process's lock, such as during an export. */
const BUSY_TIMEOUT = 5000;

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
  const client = createClient({ url, authToken: config.databaseToken, timeout: BUSY_TIMEOUT });
  if (isFile) {
    // In WAL mode readers don't block the writer, and a commit is on disk before it is answered.
    await client.execute('PRAGMA journal_mode = WAL');
  }
  return openStores({ client, retentionDays: config.retentionDays });
}
