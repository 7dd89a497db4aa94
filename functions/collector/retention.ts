import type { Client } from '@libsql/client';

/** Options of a store. */
export interface StoreOptions {
  client: Client;
  /** Days after which rows are deleted. */
  retentionDays: number;
  /** The clock, in ms. */
  now?: () => number;
}

const DAY_IN_MS = 86_400_000;

/** The UTC day of a time in ms, such as `2026-01-31`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The oldest day that is kept. */
export function expiryOf(time: number, retentionDays: number): string {
  return dayOf(time - retentionDays * DAY_IN_MS);
}
