/**
 * Characters that strings can't contain, for a character class. Without a backslash and a line break, a
 * string ends where it seems to; without the others, it never looks like the end of a rule, a function
 * or a comment.
 */
export const NOT_IN_STRINGS = String.raw`\\(){};<>*\0-\x1f\x7f`;

const STRING = ['"', "'"].map((quote) => `${quote}[^${quote}${NOT_IN_STRINGS}]*${quote}`).join('|');

const CHARACTERS = String.raw`[\w#%.,/ +*\xa0-\uffff-]*`;

/** A value, with parentheses in pairs. */
function valueWith(parentheses: string): string {
  return `${CHARACTERS}(?:(?:${STRING}${parentheses})${CHARACTERS})*`;
}

/** How deep parentheses are nested: patterns can't count. The libraries' values need two levels. */
const DEPTH = 2;

const VALUE = valueWith(
  Array.from({ length: DEPTH }).reduce<string>((inner) => String.raw`|\(${valueWith(inner)}\)`, ''),
);

/**
 * Source of the pattern that stored declarations must match: only custom properties of the site and
 * the libraries, with values that can't end the declaration or contain the ones after it.
 */
export const DECLARATIONS = String.raw`(?:--(?:docs|site|joy|mui)-[\w-]+:${VALUE};)*`;

/** Source of the pattern that they must not match, whatever the case: functions that load, comments. */
export const REFUSED = String.raw`(?:url|src|image|image-set)\(|\/\*`;

/** The rules in three parts, with the light and the dark declarations in between. */
export const RULES = [
  // More specific than the static stylesheets, which can load later. Documents that don't follow the
  // site's color mode, such as templates, aren't affected.
  ':root[data-theme],[data-theme=light][data-theme]{',
  // Only on screens, because paper is white.
  '}@media screen{[data-theme=dark][data-theme]{',
  '}}',
] as const;
