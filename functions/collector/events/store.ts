import { dayOf, expiryOf } from '../retention';
import type { StoreOptions } from '../retention';
import type { StoredBatch } from './batch';

/** How often an event occurred on one day for readers with the same properties. */
export interface StoredEvent {
  /** Day in UTC, such as `2026-01-31`. */
  day: string;
  name: string;
  parameters: Record<string, string | number>;
  /** Properties of these readers, `null` if none were sent. */
  user: Record<string, string> | null;
  count: number;
}

/** Stores counts of events. */
export interface EventStore {
  /** Counts a batch's events in one transaction. @returns `false` if the batch was counted before. */
  insert: (batch: StoredBatch) => Promise<boolean>;
  /** All counts, by day, most frequent first. */
  all: () => Promise<StoredEvent[]>;
}

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS events (
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    parameters TEXT NOT NULL,
    user TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, name, parameters, user)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS event_batches (id TEXT PRIMARY KEY, day TEXT NOT NULL) STRICT`,
];

const COUNT = `
  INSERT INTO events (day, name, parameters, user, count)
  SELECT ?, ?, ?, ?, 1 WHERE NOT EXISTS (SELECT 1 FROM event_batches WHERE id = ?)
  ON CONFLICT (day, name, parameters, user) DO UPDATE SET count = count + 1`;

/** Days for which batch ids are remembered; browsers retry within seconds. */
const ID_DAYS = 1;

/**
 * Opens the tables of events, creating them if necessary, and deletes rows older than the retention
 * period, then again with the first batch of each day.
 *
 * @throws If the database is unreachable or read-only.
 */
export async function openEventStore(options: StoreOptions): Promise<EventStore> {
  const { client, retentionDays, now = Date.now } = options;
  let cleaned = '';

  const deleteExpired = async () => {
    cleaned = dayOf(now());
    await client.batch(
      [
        { sql: 'DELETE FROM events WHERE day < ?', args: [expiryOf(now(), retentionDays)] },
        { sql: 'DELETE FROM event_batches WHERE day < ?', args: [expiryOf(now(), ID_DAYS)] },
      ],
      'write',
    );
  };

  await client.batch(SCHEMA, 'write');
  await deleteExpired();

  return {
    insert: async ({ id, user, events }) => {
      if (cleaned !== dayOf(now())) {
        await deleteExpired();
      }
      const day = dayOf(now());
      const counts = events.map(({ name, parameters }) => ({
        sql: COUNT,
        args: [day, name, JSON.stringify(parameters), JSON.stringify(user), id],
      }));
      // One transaction: the batch's id is stored if and only if its events are counted.
      const results = await client.batch(
        [
          ...counts,
          {
            sql: 'INSERT INTO event_batches (id, day) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
            args: [id, day],
          },
        ],
        'write',
      );
      return results.at(-1)?.rowsAffected === 1;
    },
    all: async () => {
      const { rows } = await client.execute('SELECT * FROM events ORDER BY day, count DESC, name');
      return rows.map((row) => ({
        day: String(row.day),
        name: String(row.name),
        parameters: JSON.parse(String(row.parameters)) as StoredEvent['parameters'],
        user: JSON.parse(String(row.user)) as StoredEvent['user'],
        count: Number(row.count),
      }));
    },
  };
}
