import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { decompressedLength } from '@site/src/foundation/browser/decompressed-length';
import { MAX_STATE } from '../page/demo-hash';
import { MAX_CODE, isDemoState } from './demo-state';
import type { DemoState } from './demo-state';

/** Maximum length of a state as JSON in characters: an escape has up to six. */
const MAX_JSON = 6 * MAX_CODE + 1_000;

/**
 * Encodes a state for a URL: JSON, compressed by lz-string.
 *
 * @returns `null` if it's longer than a link may be.
 */
export function encodeState(state: DemoState): string | null {
  const compressed = compressToEncodedURIComponent(JSON.stringify(state));
  return isDemoState(state) && compressed.length <= MAX_STATE ? compressed : null;
}

/**
 * Decodes a state from a URL, which is untrusted.
 *
 * @returns `null` if it's too long, damaged, or not a valid state.
 */
export function decodeState(compressed: string): DemoState | null {
  if (compressed.length > MAX_STATE) {
    return null;
  }
  // Decompressed, a short text can be hundreds of times as long.
  const length = decompressedLength(compressed);
  if (!length || length > MAX_JSON) {
    return null;
  }
  try {
    const value: unknown = JSON.parse(decompressFromEncodedURIComponent(compressed));
    return isDemoState(value) ? value : null;
  } catch {
    return null;
  }
}
