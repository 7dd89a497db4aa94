import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { decompressedLength } from '@site/src/foundation/browser/decompressed-length';
import { MAX_THEME_LENGTH, parseTheme } from 'mui-theme-kit/schema';
import type { BasicTheme } from 'mui-theme-kit/theme';

const PREFIX = '#theme=';

/** Maximum length of a compressed theme in characters. A complete theme has about 2,500. */
const MAX_COMPRESSED = 8_000;

/**
 * Writes a theme as the fragment of a link: JSON, compressed by lz-string.
 *
 * @returns `null` if it's longer than a link may be.
 */
export function themeToHash(theme: BasicTheme): string | null {
  const compressed = compressToEncodedURIComponent(JSON.stringify(theme));
  return compressed.length <= MAX_COMPRESSED ? PREFIX + compressed : null;
}

function checkLength(length: number, most: number): void {
  if (length > most) {
    throw new Error(`The theme in the link has ${length} characters; at most ${most} are allowed.`);
  }
}

/**
 * Reads a theme from the fragment of a link, which is untrusted.
 *
 * @returns `null` if the fragment doesn't contain a theme.
 * @throws If it's too long, damaged, or not a valid theme. The message says what and where.
 */
export function themeFromHash(hash: string): BasicTheme | null {
  if (!hash.startsWith(PREFIX)) {
    return null;
  }
  const compressed = hash.slice(PREFIX.length);
  checkLength(compressed.length, MAX_COMPRESSED);
  const length = decompressedLength(compressed);
  if (!length) {
    throw new Error('The theme in the link is damaged or incomplete. Copy the link again.');
  }
  checkLength(length, MAX_THEME_LENGTH);
  return parseTheme(decompressFromEncodedURIComponent(compressed));
}
