import { setTimeout as wait } from 'node:timers/promises';
import { LibsqlError } from '@libsql/client';
import type { Client } from '@libsql/client';
import type { Database } from './database';

/** How long to retry, in ms. */
interface Patience {
  /** From the call to the last attempt; shorter than `BODY_LIMITS.time`, so readers get a 503. */
  retryFor: number;
  /** Between two attempts. The driver is synchronous, so only these pauses leave time for requests. */
  pause: number;
}

const DEFAULT_PATIENCE: Patience = { retryFor: 8000, pause: 200 };

/** Another process holds the lock; nothing was written. */
function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
}

/**
 * Lets a client of a database file wait for another process's lock without blocking the event loop,
 * and opens a new connection after each failure: libsql 0.5.29 keeps a failed statement open, so
 * later writes on its connection would never be committed, although they seem to succeed.
 *
 * Operations run one at a time, because a new connection closes those in use.
 *
 * @param client - A client with a short busy timeout, during which the process is blocked.
 * @returns The client's operations. They reject with the driver's error when time is up.
 */
export function retryWhenBusy(client: Client, patience: Partial<Patience> = {}): Database {
  const { retryFor, pause } = { ...DEFAULT_PATIENCE, ...patience };
  let last: Promise<unknown> = Promise.resolve();
  let lastBusy: unknown = null;
  let isClosed = false;

  const attempt = async <T>(operation: () => Promise<T>, deadline: number): Promise<T> => {
    for (;;) {
      if (lastBusy !== null && performance.now() > deadline) {
        // It waited behind operations that found the database locked: another attempt would block.
        throw lastBusy;
      }
      try {
        const result = await operation();
        lastBusy = null;
        return result;
      } catch (error) {
        if (isClosed) {
          throw error;
        }
        client.reconnect();
        if (!isBusy(error)) {
          throw error;
        }
        lastBusy = error;
        await wait(pause);
      }
    }
  };
  const enqueue = <T>(operation: () => Promise<T>): Promise<T> => {
    const deadline = performance.now() + retryFor;
    const result = last.then(() => attempt(operation, deadline));
    last = result.catch(() => {});
    return result;
  };

  return {
    execute: (statement) => enqueue(() => client.execute(statement)),
    batch: (statements, mode) => enqueue(() => client.batch(statements, mode)),
    close: () => {
      isClosed = true;
      client.close();
    },
  };
}
