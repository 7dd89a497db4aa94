import { readStored, writeStored } from './storage';

/**
 * A random number from 0 to 1 that stays the same during a visit (a tab's session). Without storage,
 * each page counts as a separate visit.
 *
 * @param key - Key in session storage.
 */
export function visitChance(key: string): number {
  const chance = readStored('sessionStorage', key) ?? String(Math.random());
  writeStored('sessionStorage', key, chance);
  return Number(chance);
}
