import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { parseTheme } from '@site/src/reader-theme/schema';
import type { ReaderTheme } from '@site/src/reader-theme/types';

const PREFIX = '#theme=';

/**
 * Maximum length of a compressed theme in characters. A complete theme has about 2,500. Hostile input
 * expands at most quadratically, so this also limits decompressed input to about 8 MB.
 */
const MAX_COMPRESSED = 8_000;

/**
 * Writes a theme as the fragment of a link: JSON, compressed by lz-string.
 *
 * @returns `null` if it's longer than a link may be.
 */
export function themeToHash(theme: ReaderTheme): string | null {
  const compressed = compressToEncodedURIComponent(JSON.stringify(theme));
  return compressed.length <= MAX_COMPRESSED ? PREFIX + compressed : null;
}

/**
 * Reads a theme from the fragment of a link, which is untrusted.
 *
 * @returns `null` if the fragment doesn't contain a theme.
 * @throws If it's too long, damaged, or not a valid theme. The message says what and where.
 */
export function themeFromHash(hash: string): ReaderTheme | null {
  if (!hash.startsWith(PREFIX)) {
    return null;
  }
  const compressed = hash.slice(PREFIX.length);
  if (compressed.length > MAX_COMPRESSED) {
    throw new Error(
      `The theme in the link has ${compressed.length} characters; at most ${MAX_COMPRESSED} are allowed.`,
    );
  }
  const json = decompressFromEncodedURIComponent(compressed);
  if (!json) {
    throw new Error('The theme in the link is damaged or incomplete. Copy the link again.');
  }
  return parseTheme(json);
}
