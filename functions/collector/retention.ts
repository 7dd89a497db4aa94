import type { Client } from '@libsql/client';

/** What a store needs. */
export interface StoreOptions {
  client: Client;
  /** Days after which what is stored is deleted. */
  retentionDays: number;
  /** The clock, in ms. */
  now?: () => number;
}

const DAY_IN_MS = 86_400_000;

/** The day of a time in ms, in UTC, as in `2026-01-31`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The first day that is still kept. */
export function expiryOf(time: number, retentionDays: number): string {
  return dayOf(time - retentionDays * DAY_IN_MS);
}
