import { cacheName } from '../addresses';
import { withTimeLimit } from '../time-limit';
import type { OfflineShard } from '../types';

/** Name of the cache for downloaded sets. Deployments don't clear it. */
export const KEPT_CACHE = 'offline-kept';

/** Cache key of the index; it doesn't exist on the server. */
const INDEX = 'offline/kept-index.json';

/** A downloaded set. */
export interface KeptSet {
  id: string;
  /** Product name and version, shown if the site no longer offers the set. */
  label: string;
  hash: string;
  bytes: number;
  /** Hash of each file by its path below the base URL. */
  files: Record<string, string>;
  /** Its search shards; absent in a copy from before there were several. */
  shards?: OfflineShard[];
}

/** All downloads. */
export interface KeptIndex {
  /** Complete copies. The worker serves pages from them. */
  sets: KeptSet[];
  /** Incomplete downloads. Their files are neither served nor cleared. */
  pending: KeptSet[];
}

/**
 * Opens the cache for downloaded sets.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 * @throws If storage fails or hangs.
 */
export function openKept(baseUrl: string): Promise<Cache> {
  return withTimeLimit(caches.open(cacheName(KEPT_CACHE, baseUrl)));
}

/** How long storage may take to write a file, or to list or clear all of them, in ms. */
export const WRITE_TIMEOUT = 30_000;

const EMPTY: KeptIndex = { sets: [], pending: [] };

function isIndex(value: unknown): value is KeptIndex {
  const { sets, pending } = (value ?? {}) as Partial<KeptIndex>;
  return Array.isArray(sets) && Array.isArray(pending);
}

/**
 * Reads the index; returns an empty one if it's missing or malformed.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 * @throws If storage fails or hangs.
 */
export async function readIndex(cache: Cache, baseUrl: string): Promise<KeptIndex> {
  const response = await withTimeLimit(cache.match(`${baseUrl}${INDEX}`));
  const value: unknown = await response?.json().catch(() => undefined);
  return isIndex(value) ? value : EMPTY;
}

/**
 * Replaces the index. It's a single entry, so readers see the old or the new index, never a
 * mixture.
 */
export async function writeIndex(cache: Cache, baseUrl: string, index: KeptIndex): Promise<void> {
  const response = new Response(JSON.stringify(index));
  await withTimeLimit(cache.put(`${baseUrl}${INDEX}`, response), WRITE_TIMEOUT);
}

/** Finds the set with this id. */
export function setOf(sets: readonly KeptSet[], id: string): KeptSet | undefined {
  return sets.find((set) => set.id === id);
}

/** Replaces the set with the same id, or adds it. */
export function withSet(sets: readonly KeptSet[], set: KeptSet): KeptSet[] {
  return [...withoutSet(sets, set.id), set];
}

/** The sets without the one with this id. */
export function withoutSet(sets: readonly KeptSet[], id: string): KeptSet[] {
  return sets.filter((set) => set.id !== id);
}

/** Cache key of the index including the base URL, for code that clears unused entries. */
export function indexAddress(baseUrl: string): string {
  return `${baseUrl}${INDEX}`;
}
