import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { isDemoState } from './demo-state';
import type { DemoState } from './demo-state';

/**
 * Maximum length of a compressed state in characters. Hostile input expands at most quadratically,
 * so this also limits decompressed input to about 15 MB.
 */
const MAX_COMPRESSED = 12_000;

/**
 * Encodes a state for a URL: JSON, compressed by lz-string.
 *
 * @returns `null` if it's longer than a link may be.
 */
export function encodeState(state: DemoState): string | null {
  const compressed = compressToEncodedURIComponent(JSON.stringify(state));
  return isDemoState(state) && compressed.length <= MAX_COMPRESSED ? compressed : null;
}

/**
 * Decodes a state from a URL, which is untrusted.
 *
 * @returns `null` if it's too long, damaged, or not a valid state.
 */
export function decodeState(compressed: string): DemoState | null {
  if (compressed.length > MAX_COMPRESSED) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(decompressFromEncodedURIComponent(compressed) || 'null');
    return isDemoState(value) ? value : null;
  } catch {
    return null;
  }
}
