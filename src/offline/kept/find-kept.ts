import { keptAddress } from '../addresses';
import { readIndex } from './kept-index';

/**
 * The kept copy of a file, of the set that was kept last.
 *
 * @param url - Address below the base URL, without query.
 */
export async function findKept(
  cache: Cache,
  baseUrl: string,
  url: string,
): Promise<Response | undefined> {
  const { sets } = await readIndex(cache, baseUrl);
  const hash = sets.findLast(({ files }) => Object.hasOwn(files, url))?.files[url];
  return hash === undefined ? undefined : cache.match(keptAddress(baseUrl, { url, hash }));
}
