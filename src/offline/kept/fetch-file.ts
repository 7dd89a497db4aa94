import { DOWNLOAD_HEADER } from '../addresses';
import type { OfflineFile } from '../types';
import { KeepError } from './keep-error';

/** Digits of a hash in the lists of files. */
const HASH_DIGITS = 16;

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}

async function request(url: string, signal: AbortSignal): Promise<[Response, ArrayBuffer]> {
  try {
    const response = await fetch(url, {
      // Asks the server whether the copy of the browser is still the right one.
      cache: 'no-cache',
      headers: { [DOWNLOAD_HEADER]: '1' },
      signal,
    });
    return [response, await response.arrayBuffer()];
  } catch (error) {
    signal.throwIfAborted();
    throw new KeepError('network', { cause: error });
  }
}

/**
 * Fetches a file, whole and as the list has it: the hosts that serve this site must not change its
 * files, which its Content-Security-Policy asks for as well.
 *
 * @throws A `KeepError`, or the signal's reason.
 */
export async function fetchFile(
  baseUrl: string,
  { url, hash }: OfflineFile,
  signal: AbortSignal,
): Promise<Response> {
  const [response, content] = await request(`${baseUrl}${url}`, signal);
  if (response.status >= 500) {
    throw new KeepError('network');
  }
  if (!response.ok || (await hashOf(content)) !== hash) {
    throw new KeepError('changed');
  }
  const type = response.headers.get('Content-Type');
  return new Response(content, { headers: type ? { 'Content-Type': type } : {} });
}
