import type { InStatement } from '@libsql/client';
import type { Database } from './database';

/** Options of a store. */
export interface StoreOptions {
  client: Database;
  /** Days after which rows are deleted. */
  retentionDays: number;
  /** The clock, in ms. */
  now?: () => number;
}

const DAY_IN_MS = 86_400_000;

/**
 * Days that may pass between two cleanings. After a longer gap the clock may be wrong, and deleting
 * by it could delete everything, so nothing is deleted until the next day confirms it.
 */
const MAX_GAP = 7;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS cleanings (store TEXT PRIMARY KEY, day TEXT NOT NULL) STRICT`;

/** The UTC day of a time in ms, such as `2026-01-31`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The oldest day that is kept. */
export function expiryOf(time: number, retentionDays: number): string {
  return dayOf(time - retentionDays * DAY_IN_MS);
}

/**
 * Deletes a store's expired rows, at most once a day.
 *
 * @param store - Name of the store.
 * @param deletions - Returns the statements that delete what is expired at a time in ms.
 * @returns A function to call before each write. It only touches the database on a new day.
 */
export function dailyCleaning(
  { client, now = Date.now }: StoreOptions,
  store: string,
  deletions: (time: number) => InStatement[],
): () => Promise<void> {
  let cleaned = '';
  return async () => {
    const time = now();
    const today = dayOf(time);
    if (cleaned === today) {
      return;
    }
    await client.execute(SCHEMA);
    const { rows } = await client.execute({
      sql: 'SELECT day FROM cleanings WHERE store = ?',
      args: [store],
    });
    const last = rows[0] && Date.parse(String(rows[0].day));
    const gap = last === undefined ? Infinity : (Date.parse(today) - last) / DAY_IN_MS;
    await client.batch(
      [
        ...(gap >= 1 && gap <= MAX_GAP ? deletions(time) : []),
        {
          sql: 'INSERT INTO cleanings (store, day) VALUES (?, ?) ON CONFLICT (store) DO UPDATE SET day = excluded.day',
          args: [store, today],
        },
      ],
      'write',
    );
    cleaned = today;
  };
}
