import type { Row } from '@libsql/client';
import type { FeedbackMessage } from '../../../src/feedback/contract';
import { dayOf, expiryOf } from '../retention';
import type { StoreOptions } from '../retention';

/** A message as it is kept: what the reader typed, and the day on which it came, no more exactly. */
export interface StoredFeedback extends Omit<FeedbackMessage, 'website'> {
  /** In UTC, as in `2026-01-31`. */
  day: string;
}

/** Keeps messages. */
export interface FeedbackStore {
  /** @returns Whether the message is new: one with the same id is kept as it came first. */
  insert: (message: Omit<FeedbackMessage, 'website'>) => Promise<boolean>;
  /** All messages, the first one first. */
  all: () => Promise<StoredFeedback[]>;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS feedback (
    id TEXT PRIMARY KEY,
    day TEXT NOT NULL,
    path TEXT NOT NULL,
    section TEXT,
    vote TEXT CHECK (vote IN ('yes', 'no')),
    comment TEXT NOT NULL
  ) STRICT`;

function storedOf(row: Row): StoredFeedback {
  return {
    id: String(row.id),
    day: String(row.day),
    path: String(row.path),
    section: row.section === null ? null : String(row.section),
    vote: row.vote === 'yes' || row.vote === 'no' ? row.vote : null,
    comment: String(row.comment),
  };
}

/**
 * Opens the table of messages, makes it if need be, and deletes what is older than the retention
 * allows; after that on the first message of each day.
 *
 * @throws If the database cannot be reached or written.
 */
export async function openFeedbackStore(options: StoreOptions): Promise<FeedbackStore> {
  const { client, retentionDays, now = Date.now } = options;
  let cleaned = '';

  const deleteExpired = async () => {
    cleaned = dayOf(now());
    await client.execute({
      sql: 'DELETE FROM feedback WHERE day < ?',
      args: [expiryOf(now(), retentionDays)],
    });
  };

  await client.execute(SCHEMA);
  await deleteExpired();

  return {
    insert: async ({ id, path, section, vote, comment }) => {
      if (cleaned !== dayOf(now())) {
        await deleteExpired();
      }
      // One statement, so that it is in the database or it is not, whatever happens meanwhile.
      const { rowsAffected } = await client.execute({
        sql: 'INSERT INTO feedback (id, day, path, section, vote, comment) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
        args: [id, dayOf(now()), path, section, vote, comment],
      });
      return rowsAffected === 1;
    },
    all: async () => {
      const { rows } = await client.execute('SELECT * FROM feedback ORDER BY day, rowid');
      return rows.map(storedOf);
    },
  };
}
