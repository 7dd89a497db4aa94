import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectorConfig } from '../../../functions/collector/config';
import { openConfiguredStores } from '../../../functions/collector/local-stores';
import type { Stores } from '../../../functions/collector/stores';

/** A new database for what readers send. */
export interface CollectorDatabase {
  /** Reads from it. */
  read: <Result>(from: (stores: Stores) => Promise<Result>) => Promise<Result>;
  /** Deletes it. The server must be closed before. */
  delete: () => void;
}

/** Creates a database, which the servers use that this process starts from now on. */
export function createCollectorDatabase(): CollectorDatabase {
  const dir = mkdtempSync(path.join(tmpdir(), 'collector-e2e-'));
  process.env.FEEDBACK_DATABASE_URL = pathToFileURL(path.join(dir, 'feedback.db')).href;
  return {
    async read(from) {
      const stores = await openConfiguredStores(collectorConfig(process.env), '');
      const result = await from(stores);
      stores.close();
      return result;
    },
    delete() {
      delete process.env.FEEDBACK_DATABASE_URL;
      rmSync(dir, { recursive: true });
    },
  };
}
