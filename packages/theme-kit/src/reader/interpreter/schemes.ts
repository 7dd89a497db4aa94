import { SCHEMES } from '../../theme/types';
import type { SchemeName } from '../../theme/types';
import { Unknown } from './values';
import type { Run, Value } from './values';

/** Words of names that are about a scheme, such as `isDarkMode` and `prefers-color-scheme: dark`. */
const WORDS: Record<SchemeName, RegExp> = { light: /light/i, dark: /dark|night/i };

/** Words that contain them, and aren't. */
const OTHER_WORDS = /(?:high|spot|flash)light|(?:light|dark)(?:en|ness)/gi;

/** The scheme that a text names, such as `DARK`. */
export function schemeNamed(text: string): SchemeName | null {
  const words = text.replace(OTHER_WORDS, '');
  const [first, ...others] = SCHEMES.filter((scheme) => WORDS[scheme].test(words));
  return first && others.length === 0 ? first : null;
}

function ask(run: Run): SchemeName {
  run.asksForScheme = true;
  return run.scheme;
}

/** The scheme that a value names as text, or by the name of an unknown member such as `Mode.Dark`. */
function schemeOf(value: Value): SchemeName | null {
  if (typeof value === 'string') {
    return SCHEMES.find((scheme) => scheme === value.toLowerCase()) ?? null;
  }
  return value instanceof Unknown ? schemeNamed(value.hint) : null;
}

/** Whether an unknown value, compared with another one, is the scheme; `null` if it isn't about schemes. */
export function isScheme(run: Run, one: Value, other: Value): boolean | null {
  const [unknown, known] = one instanceof Unknown ? [one, other] : [other, one];
  if (!(unknown instanceof Unknown) || unknown.kind !== 'value') {
    return null;
  }
  if (typeof known === 'boolean') {
    const truth = isSchemeOn(run, unknown);
    return truth === null ? null : truth === known;
  }
  const named = schemeOf(known) ?? (known instanceof Unknown ? schemeOf(unknown) : null);
  return named && ask(run) === named;
}

/** Whether an unknown value such as `prefersDarkMode` is true; `null` if it isn't about schemes. */
export function isSchemeOn(run: Run, value: Value): boolean | null {
  const named = value instanceof Unknown && value.kind === 'value' && schemeNamed(value.hint);
  return named ? ask(run) === named : null;
}

/** Which of two values is the scheme's: an unknown condition chooses between `'dark'` and `'light'`. */
export function chosenScheme(run: Run, one: Value, other: Value): string | null {
  const [first, second] = [one, other].map((value) =>
    typeof value === 'string' ? schemeOf(value) : null,
  );
  if (!first || !second || first === second) {
    return null;
  }
  return (ask(run) === first ? one : other) as string;
}

/** The key of an object with schemes that an unknown key means. */
export function schemeKey(run: Run, keys: readonly string[]): string | null {
  const named = keys.filter((key) => schemeOf(key) !== null);
  return named.length > 1 ? (named.find((key) => schemeOf(key) === ask(run)) ?? null) : null;
}

/** The scheme, for a mode that can't be known. */
export function schemeAsked(run: Run): SchemeName {
  return ask(run);
}
