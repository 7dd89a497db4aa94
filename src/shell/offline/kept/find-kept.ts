import { keptAddress } from '../addresses';
import { readIndex } from './kept-index';

/**
 * The downloaded copy of a file, from the set that was downloaded last.
 *
 * @param url - Path below the base URL, without query.
 */
export async function findKept(
  cache: Cache,
  baseUrl: string,
  url: string,
): Promise<Response | undefined> {
  const { sets } = await readIndex(cache, baseUrl);
  // The worker is compiled without the modules outside its folder.
  const hash = sets.flatMap(({ files }) => (Object.hasOwn(files, url) ? [files[url]] : [])).at(-1);
  return hash === undefined ? undefined : cache.match(keptAddress(baseUrl, { url, hash }));
}
