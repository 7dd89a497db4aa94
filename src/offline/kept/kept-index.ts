import type { OfflineShard } from '../types';

/** Cache of what readers chose to keep. No deployment empties it. */
export const KEPT_CACHE = 'offline-kept';

/** Address of the index inside of the cache; no server has it. */
const INDEX = 'offline/kept-index.json';

/** A set as it is kept. */
export interface KeptSet {
  id: string;
  /** Name and version, to show them when the site offers the set no longer. */
  label: string;
  hash: string;
  bytes: number;
  /** Hash of each file by its address below the base URL. */
  files: Record<string, string>;
  shard?: OfflineShard;
}

/** Everything that is kept. */
export interface KeptIndex {
  /** Whole copies, which pages are read from. */
  sets: KeptSet[];
  /** What is being downloaded, or was until it broke; its files are not read, and not cleared. */
  pending: KeptSet[];
}

const EMPTY: KeptIndex = { sets: [], pending: [] };

function isIndex(value: unknown): value is KeptIndex {
  const { sets, pending } = (value ?? {}) as Partial<KeptIndex>;
  return Array.isArray(sets) && Array.isArray(pending);
}

/**
 * Reads the index; one that is missing or broken counts as empty.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 */
export async function readIndex(cache: Cache, baseUrl: string): Promise<KeptIndex> {
  const response = await cache.match(`${baseUrl}${INDEX}`);
  const value: unknown = await response?.json().catch(() => undefined);
  return isIndex(value) ? value : EMPTY;
}

/** Replaces the index, which is one entry: a reader sees the old one or the new one, never a mixture. */
export async function writeIndex(cache: Cache, baseUrl: string, index: KeptIndex): Promise<void> {
  await cache.put(`${baseUrl}${INDEX}`, new Response(JSON.stringify(index)));
}

/** The set among others that has this id. */
export function setOf(sets: readonly KeptSet[], id: string): KeptSet | undefined {
  return sets.find((set) => set.id === id);
}

/** The sets, with this one in place of the one of the same id. */
export function withSet(sets: readonly KeptSet[], set: KeptSet): KeptSet[] {
  return [...withoutSet(sets, set.id), set];
}

/** The sets but the one of this id. */
export function withoutSet(sets: readonly KeptSet[], id: string): KeptSet[] {
  return sets.filter((set) => set.id !== id);
}

/** Address of the index with the base URL, for whoever clears what nobody refers to. */
export function indexAddress(baseUrl: string): string {
  return `${baseUrl}${INDEX}`;
}
