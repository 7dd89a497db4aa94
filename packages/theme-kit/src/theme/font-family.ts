/**
 * Characters that names of fonts can't contain, for a character class, so that a printed name can't end
 * its string, the declaration, or the rule.
 */
const NOT_IN_STRINGS = String.raw`\\(){};<>*\0-\x1f\x7f`;

/** Maximum length of a list of fonts in characters. */
export const MAX_FONTS_LENGTH = 200;

// In newer browsers, these letters aren't part of names without quotes (CSS Syntax Module, level 3).
const LETTER = String.raw`(?:(?![ªµº])\p{L}|_)`;
const WORD = String.raw`-?${LETTER}(?:${LETTER}|\p{M}|[\d-])*`;
const CHARACTER = String.raw`[^${NOT_IN_STRINGS}\p{Cs}]`;
const FONT = [
  ...['"', "'"].map(
    (quote) =>
      String.raw`${quote}(?=[^${quote}]*[\p{L}\p{N}])(?:(?!${quote})${CHARACTER})+${quote}`,
  ),
  `${WORD}(?: +${WORD})*`,
].join('|');

const CHARACTERS = new RegExp(`^${CHARACTER}*$`, 'u');
const SINGLE = new RegExp(`^(?:${FONT})$`, 'u');
const LIST = new RegExp(`^ *(?:${FONT}) *(?:, *(?:${FONT}) *)*$`, 'u');

// Keywords of CSS (CSS Values and Units Module, level 4), which aren't words of a name without quotes.
const KEYWORD = /(?:^|[ ,])(?:inherit|initial|unset|revert|revert-layer|default)(?![^ ,])/i;

// Generic families (CSS Fonts Module, level 4) and the names that browsers treat like them. Without
// quotes, a name can't start with one: browsers refuse `serif Pro`.
const GENERIC =
  /(?:^|,) *(?:(?:ui-)?(?:sans-)?serif|(?:ui-)?monospace|ui-rounded|system-ui|cursive|fantasy|math|emoji|fangsong|-apple-system|blinkmacsystemfont) +[^ ,]/i;

function hasKeyword(text: string): boolean {
  const unquoted = text.replace(/"[^"]*"|'[^']*'/g, '');
  return KEYWORD.test(unquoted) || GENERIC.test(unquoted);
}

/** Whether a text only has characters that a list of fonts can contain, at least in quotes. */
export function hasFontCharacters(text: string): boolean {
  return CHARACTERS.test(text);
}

/** Whether a text is a list of fonts in CSS, in one line, without escapes and names such as `"…"`. */
export function isFontFamily(text: string): boolean {
  return LIST.test(text) && !hasKeyword(text);
}

function quotedIfNeeded(name: string): string {
  if (SINGLE.test(name) && !hasKeyword(name)) {
    return name;
  }
  const text = name.replace(/^["']|["']$/g, '').trim();
  const quote = text.includes('"') ? "'" : '"';
  return quote + text + quote;
}

/**
 * Writes a list of fonts in one line, with quotes where they're missing.
 *
 * @returns `null` if that doesn't make it valid.
 * @example repairFontFamily("O'Neil, serif") // '"O\'Neil", serif'
 */
export function repairFontFamily(text: string): string | null {
  const list = text
    .split(',')
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => /[^"' ]/.test(name))
    .map(quotedIfNeeded)
    .join(', ');
  return isFontFamily(list) && list.length <= MAX_FONTS_LENGTH ? list : null;
}
