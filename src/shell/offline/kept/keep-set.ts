import { decodeUri } from 'docusaurus-speed/decode-uri';
import { keptAddress } from '../addresses';
import { withTimeLimit } from '../time-limit';
import type { OfflineFile, OfflineSet } from '../types';
import { clearUnused } from './clear-unused';
import { fetchFile } from './fetch-file';
import { fetchSetFiles } from './fetch-lists';
import { KeepError, isQuotaError } from './keep-error';
import { WRITE_TIMEOUT, openKept, readIndex, withSet, withoutSet, writeIndex } from './kept-index';
import type { KeptSet } from './kept-index';

/** Concurrent requests: the number that browsers allow per host over HTTP/1.1. */
const PARALLEL = 6;

/** Progress of a download in bytes, including files that already existed. */
export interface KeepProgress {
  done: number;
  total: number;
}

interface KeepOptions {
  /** The site's base URL, with slashes at both ends. */
  baseUrl: string;
  set: OfflineSet;
  onProgress: (progress: KeepProgress) => void;
  /** Stops the download; files downloaded so far stay for the next attempt. */
  signal: AbortSignal;
}

/** Product name and version of a set. */
export function labelOf({ productName, version }: OfflineSet): string {
  return `${productName} ${version}`;
}

function keptSetOf(set: OfflineSet, files: readonly OfflineFile[], shards: KeptSet['shards']) {
  const hashes = Object.fromEntries(files.map(({ url, hash }) => [url, hash]));
  const { id, hash, bytes } = set;
  return { id, label: labelOf(set), hash, bytes, files: hashes, shards } satisfies KeptSet;
}

async function presentAddresses(cache: Cache): Promise<Set<string>> {
  const requests = await withTimeLimit(cache.keys(), WRITE_TIMEOUT);
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return decodeUri(pathname) + search;
    }),
  );
}

async function requireStorage(bytes: number): Promise<void> {
  // eslint-disable-next-line baseline-js/use-baseline -- checked by `?.`
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (bytes > quota - usage) {
    throw new KeepError('quota');
  }
}

/**
 * Downloads a set, but only files that are missing or have changed, and then replaces the previous
 * copy. Until then readers get the previous copy, and no failure damages it: an interrupted
 * download resumes where it stopped; if storage is full, the new files are deleted.
 *
 * @throws {KeepError} or the signal's reason.
 */
export async function keepSet({ baseUrl, set, onProgress, signal }: KeepOptions): Promise<void> {
  const cache = await openKept(baseUrl);
  const { files, shards } = await fetchSetFiles(baseUrl, set, signal);
  const kept = keptSetOf(set, files, shards);
  const present = await presentAddresses(cache);
  const missing = files.filter((file) => !present.has(keptAddress(baseUrl, file)));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = total - missing.reduce((sum, { bytes }) => sum + bytes, 0);
  await requireStorage(total - done);
  onProgress({ done, total });

  // The first failure stops the other downloads, like the reader's signal.
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(signal.reason), { once: true });
  const queue = [...missing];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      stop.signal.throwIfAborted();
      const response = await fetchFile(baseUrl, file, stop.signal);
      await withTimeLimit(cache.put(keptAddress(baseUrl, file), response), WRITE_TIMEOUT);
      done += file.bytes;
      onProgress({ done, total });
    }
  };
  try {
    const before = await readIndex(cache, baseUrl);
    await writeIndex(cache, baseUrl, { ...before, pending: withSet(before.pending, kept) });
    const workers = Array.from({ length: PARALLEL }, () =>
      work().catch((error: unknown) => {
        stop.abort(error);
        throw error;
      }),
    );
    await Promise.allSettled(workers);
    await Promise.all(workers);
    const { sets, pending } = await readIndex(cache, baseUrl);
    const index = { sets: withSet(sets, kept), pending: withoutSet(pending, set.id) };
    await writeIndex(cache, baseUrl, index);
    await clearUnused(cache, baseUrl, index);
  } catch (error) {
    const cause: unknown = stop.signal.aborted ? stop.signal.reason : error;
    if (isQuotaError(cause)) {
      // If not even the index fits, the download stays listed as incomplete, so it can be deleted.
      await dropPending(baseUrl, set.id).catch(() => {});
      throw new KeepError('quota', { cause });
    }
    throw cause;
  }
}

async function dropPending(baseUrl: string, id: string): Promise<void> {
  const cache = await openKept(baseUrl);
  const { sets, pending } = await readIndex(cache, baseUrl);
  const index = { sets, pending: withoutSet(pending, id) };
  // Delete the files first, because a full cache may reject even a smaller index.
  await clearUnused(cache, baseUrl, index);
  await writeIndex(cache, baseUrl, index);
}
