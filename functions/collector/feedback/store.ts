import type { Row } from '@libsql/client';
import type { FeedbackMessage } from '../../../src/page/feedback/contract';
import { dailyCleaning, dayOf, expiryOf } from '../retention';
import type { StoreOptions } from '../retention';

/** What writers did about a message. */
export const FEEDBACK_STATES = ['new', 'answered', 'done'] as const;

/** A stored message: what the reader entered, and the day of its arrival but not the time. */
export interface StoredFeedback extends Omit<FeedbackMessage, 'website'> {
  /** Day in UTC, such as `2026-01-31`. */
  day: string;
  state: (typeof FEEDBACK_STATES)[number];
}

/** Stores messages. */
export interface FeedbackStore {
  /** @returns `false` if a message with this id is already stored; the first one is kept. */
  insert: (message: Omit<FeedbackMessage, 'website'>) => Promise<boolean>;
  /** All messages, oldest first. */
  all: () => Promise<StoredFeedback[]>;
  mark: (id: string, state: StoredFeedback['state']) => Promise<void>;
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

/** Apart from the table, because databases of earlier releases lack it. */
const ADD_STATE = "ALTER TABLE feedback ADD COLUMN state TEXT NOT NULL DEFAULT 'new'";

function storedOf(row: Row): StoredFeedback {
  return {
    id: String(row.id),
    day: String(row.day),
    path: String(row.path),
    section: row.section === null ? null : String(row.section),
    vote: row.vote === 'yes' || row.vote === 'no' ? row.vote : null,
    comment: String(row.comment),
    state: FEEDBACK_STATES.find((state) => state === row.state) ?? 'new',
  };
}

/**
 * Opens the table of messages, creating it if necessary, and deletes messages older than the
 * retention period, then again with the first message of each day; see `dailyCleaning`.
 *
 * @throws If the database is unreachable or read-only.
 */
export async function openFeedbackStore(options: StoreOptions): Promise<FeedbackStore> {
  const { client, retentionDays, now = Date.now } = options;
  const clean = dailyCleaning(options, 'feedback', (time) => [
    { sql: 'DELETE FROM feedback WHERE day < ?', args: [expiryOf(time, retentionDays)] },
  ]);

  await client.execute(SCHEMA);
  await client.execute(ADD_STATE).catch((error: unknown) => {
    if (!String(error).includes('duplicate column name')) {
      throw error;
    }
  });
  await clean();

  return {
    insert: async ({ id, path, section, vote, comment }) => {
      await clean();
      // A single statement, so the message is either stored completely or not at all.
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
    mark: async (id, state) => {
      await client.execute({
        sql: 'UPDATE feedback SET state = ? WHERE id = ?',
        args: [state, id],
      });
    },
  };
}
