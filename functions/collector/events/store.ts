import { dailyCleaning, dayOf, expiryOf } from '../retention';
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

/** Options of the event store. */
export interface EventStoreOptions extends StoreOptions {
  /** Default: {@link ROWS_PER_DAY}. */
  rowsPerDay?: number;
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
  `CREATE TABLE IF NOT EXISTS event_days (
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    rows INTEGER NOT NULL,
    PRIMARY KEY (day, name)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TRIGGER IF NOT EXISTS count_event_rows AFTER INSERT ON events BEGIN
    INSERT INTO event_days (day, name, rows) VALUES (NEW.day, NEW.name, 1)
    ON CONFLICT (day, name) DO UPDATE SET rows = rows + 1;
  END`,
];

/**
 * Rows that an event may add in a day; the site has fewer combinations of texts. It bounds what
 * invented texts can store: at 300 characters a text, about 30 MB a day and event.
 */
const ROWS_PER_DAY = 20_000;

const COUNT = `
  WITH event (day, name, parameters, user) AS (VALUES (:day, :name, :parameters, :user))
  INSERT INTO events (day, name, parameters, user, count)
  SELECT
    day,
    name,
    iif(isKept, parameters, '{}'),
    iif(isKept, user, 'null'),
    1
  FROM (
    SELECT
      event.*,
      coalesce((SELECT rows FROM event_days WHERE day = :day AND name = :name), 0) < :rows
        OR EXISTS (
          SELECT 1 FROM events
          WHERE day = :day AND name = :name AND parameters = :parameters AND user = :user
        ) AS isKept
    FROM event
  )
  WHERE NOT EXISTS (SELECT 1 FROM event_batches WHERE id = :batch)
  ON CONFLICT (day, name, parameters, user) DO UPDATE SET count = count + 1`;

/** Days for which batch ids are remembered; browsers retry within seconds. */
const ID_DAYS = 1;

/**
 * Opens the tables of events, creating them if necessary, and deletes rows older than the retention
 * period, then again with the first batch of each day; see `dailyCleaning`. Once an event has added
 * its number of rows for a day, new combinations of texts are counted without parameters.
 *
 * @throws If the database is unreachable or read-only.
 */
export async function openEventStore(options: EventStoreOptions): Promise<EventStore> {
  const { client, retentionDays, now = Date.now, rowsPerDay = ROWS_PER_DAY } = options;
  const clean = dailyCleaning(options, 'events', (time) => [
    { sql: 'DELETE FROM events WHERE day < ?', args: [expiryOf(time, retentionDays)] },
    { sql: 'DELETE FROM event_days WHERE day < ?', args: [expiryOf(time, retentionDays)] },
    { sql: 'DELETE FROM event_batches WHERE day < ?', args: [expiryOf(time, ID_DAYS)] },
  ]);

  await client.batch(SCHEMA, 'write');
  await clean();

  return {
    insert: async ({ id, user, events }) => {
      await clean();
      const day = dayOf(now());
      const counts = events.map(({ name, parameters }) => ({
        sql: COUNT,
        args: {
          day,
          name,
          parameters: JSON.stringify(parameters),
          user: JSON.stringify(user),
          rows: rowsPerDay,
          batch: id,
        },
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
