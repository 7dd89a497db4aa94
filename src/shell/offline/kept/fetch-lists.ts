import { OFFLINE_LIST } from '../addresses';
import type { OfflineList, OfflineSet, OfflineSetFiles } from '../types';
import { KeepError } from './keep-error';

async function fetchJson(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, { cache: 'no-cache', signal });
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    signal?.throwIfAborted();
    throw new KeepError('network', { cause: error });
  }
}

/**
 * Fetches the current list of downloadable sets.
 *
 * @throws {KeepError}
 */
export async function fetchList(baseUrl: string): Promise<OfflineList> {
  const value = (await fetchJson(`${baseUrl}${OFFLINE_LIST}`)) as Partial<OfflineList> | undefined;
  if (!Array.isArray(value?.sets)) {
    throw new KeepError('changed');
  }
  return { sets: value.sets };
}

/**
 * Fetches the file list of a set.
 *
 * @throws {KeepError} with reason `changed` if the deployment that named the list is gone; or the
 * signal's reason.
 */
export async function fetchSetFiles(
  baseUrl: string,
  { list }: OfflineSet,
  signal: AbortSignal,
): Promise<OfflineSetFiles> {
  const value = (await fetchJson(`${baseUrl}${list}`, signal)) as
    Partial<OfflineSetFiles> | undefined;
  if (!Array.isArray(value?.files)) {
    throw new KeepError('changed');
  }
  return { files: value.files, shards: value.shards ?? [] };
}
