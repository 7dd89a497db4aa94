import { decodeUri } from 'docusaurus-speed/decode-uri';
import { keptAddress } from '../addresses';
import { withTimeLimit } from '../time-limit';
import { WRITE_TIMEOUT, indexAddress } from './kept-index';
import type { KeptIndex } from './kept-index';

/** Deletes files that no set in the index refers to. */
export async function clearUnused(cache: Cache, baseUrl: string, index: KeptIndex): Promise<void> {
  const used = new Set([indexAddress(baseUrl)]);
  for (const { files } of [...index.sets, ...index.pending]) {
    for (const [url, hash] of Object.entries(files)) {
      used.add(keptAddress(baseUrl, { url, hash }));
    }
  }
  for (const request of await withTimeLimit(cache.keys(), WRITE_TIMEOUT)) {
    const { pathname, search } = new URL(request.url);
    if (!used.has(decodeUri(pathname) + search)) {
      await withTimeLimit(cache.delete(request), WRITE_TIMEOUT);
    }
  }
}
