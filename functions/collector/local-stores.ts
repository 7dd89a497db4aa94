import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import type { CollectorConfig } from './config';
import { openStores } from './stores';
import type { Stores } from './stores';

/** How long in ms a writer waits for another one, as when messages are exported meanwhile. */
const BUSY_TIMEOUT = 5000;

/**
 * Opens the database that the settings name, in Node: a file or a remote one.
 *
 * @param file - The SQLite file to use when they name none; its folder is made.
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
    // Readers and the writer do not wait for each other; a commit is on the disk when it is answered.
    await client.execute('PRAGMA journal_mode = WAL');
  }
  return openStores({ client, retentionDays: config.retentionDays });
}
