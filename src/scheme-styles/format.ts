/**
 * Source of the pattern that stored declarations must match: only custom properties of the site and
 * the libraries, with values that can't end the rule.
 */
export const DECLARATIONS = String.raw`(?:--(?:docs|site|joy|mui)-[\w-]+:[\w#%.,()"' /+*-]*;)*`;

/** Source of the pattern that they must not match, whatever the case: functions that load. */
export const LOADING = String.raw`(?:url|src|image|image-set)\(`;

/** The rules in three parts, with the light and the dark declarations in between. */
export const RULES = [
  // More specific than the static stylesheets, which can load later. Documents that don't follow the
  // site's color mode, such as templates, aren't affected.
  ':root[data-theme],[data-theme=light][data-theme]{',
  // Only on screens, because paper is white.
  '}@media screen{[data-theme=dark][data-theme]{',
  '}}',
] as const;
