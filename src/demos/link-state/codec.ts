import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { isDemoState } from './demo-state';
import type { DemoState } from './demo-state';

/**
 * Longest compressed state, in characters. Hostile input grows at most quadratically, so this also
 * bounds what it may unpack to: some 15 MB of text, for a moment.
 */
const MAX_COMPRESSED = 12_000;

/**
 * The state as one word of an address: JSON, compressed by lz-string.
 *
 * @returns `null` when it is longer than a link may be.
 */
export function encodeState(state: DemoState): string | null {
  const compressed = compressToEncodedURIComponent(JSON.stringify(state));
  return isDemoState(state) && compressed.length <= MAX_COMPRESSED ? compressed : null;
}

/**
 * Reads a state from an address, which may come from anybody.
 *
 * @returns `null` when it is too long, damaged, or holds anything but a state.
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
