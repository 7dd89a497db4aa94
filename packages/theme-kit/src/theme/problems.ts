import { valueAt } from '../own-value';

/** A part of a value that isn't a valid theme. */
export interface Problem {
  /** Where, for example `['shape', 'borderRadius']`. */
  path: readonly string[];
  /** What's wrong and what was received: a sentence without the place, which comes first. */
  what: string;
  /** A valid value that may be meant; `null` if there's none. */
  instead: string | number | null;
  /** Whether no theme has this key, so another value wouldn't help. */
  isUnknown: boolean;
  /** All of it, as sentences. */
  text: string;
}

/** What the schema reports. Its own type would be a part of the package's declarations. */
interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  expected?: string;
  /** Those that aren't recognized. */
  keys?: readonly string[];
}

/** Longest text that messages contain, in characters. */
const MAX_SHOWN = 60;

const shortened = (text: string) =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;

/** A text in quotes, with escapes for what can't be seen. */
function quoted(text: string): string {
  return JSON.stringify(shortened(text)).replace(
    /[^\S ]|\p{Cf}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function show(value: unknown): string {
  if (typeof value === 'string') {
    const length = value.length > MAX_SHOWN ? ` (${value.length} characters)` : '';
    return quoted(value) + length;
  }
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? 'a list' : 'an object';
  }
  return value === undefined ? 'nothing' : String(value);
}

/** Names the place of a problem. */
function problemAt(path: readonly string[], problem: Omit<Problem, 'path' | 'text'>): Problem {
  const where = shortened(path.join('.')) || 'The theme';
  const advice = problem.instead === null ? '' : ` Write \`${problem.instead}\` instead.`;
  return { path, ...problem, text: `\`${where}\` ${problem.what}${advice}` };
}

/**
 * Describes an issue that the schema has found.
 *
 * @param suggest - Finds a valid value for a path.
 */
export function describeIssue(
  theme: unknown,
  issue: Issue,
  suggest: (path: readonly string[], value: unknown) => string | number | null,
): Problem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys' && issue.keys) {
    const what = "isn't supported in a theme here. Leave it out.";
    return issue.keys.map((key) =>
      problemAt([...path, key], { what, instead: null, isUnknown: true }),
    );
  }
  const value = valueAt(theme, issue.path);
  const must =
    issue.code === 'invalid_type' && issue.expected === 'object'
      ? 'must be an object'
      : issue.message;
  const what = `${must}; received ${show(value)}.`;
  return [problemAt(path, { what, instead: suggest(path, value), isUnknown: false })];
}
