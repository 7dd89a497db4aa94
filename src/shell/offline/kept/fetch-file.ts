import { DOWNLOAD_HEADER } from '../addresses';
import type { OfflineFile } from '../types';
import { KeepError } from './keep-error';

/** Length of a hash in the file lists, in hexadecimal digits. */
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
      // Revalidates the browser's cached copy with the server.
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
 * Fetches a complete file and compares its hash with the list. Hosts of this site must not modify
 * its files; its Content-Security-Policy requires that too.
 *
 * @throws {KeepError} or the signal's reason.
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
