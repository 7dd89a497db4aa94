import { clearUnused } from './clear-unused';
import { isQuotaError } from './keep-error';
import { openKept, readIndex, withoutSet, writeIndex } from './kept-index';

/**
 * Deletes a set, including a partial download of its next copy. Files shared with other sets stay.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 */
export async function deleteSet(baseUrl: string, id: string): Promise<void> {
  const cache = await openKept(baseUrl);
  const { sets, pending } = await readIndex(cache, baseUrl);
  const index = { sets: withoutSet(sets, id), pending: withoutSet(pending, id) };
  try {
    await writeIndex(cache, baseUrl, index);
    await clearUnused(cache, baseUrl, index);
  } catch (error) {
    if (!isQuotaError(error)) {
      throw error;
    }
    // A full cache rejects even a smaller index until files are deleted.
    await clearUnused(cache, baseUrl, index);
    await writeIndex(cache, baseUrl, index);
  }
}
