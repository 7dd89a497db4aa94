import { valueAt } from '../own-value';
import { describeIssue } from './problems';
import type { Problem } from './problems';
import { suggestionFor } from './suggest';
import { themeSchema } from './theme-schema';
import type { BasicTheme } from './types';

export type { Problem } from './problems';

/** Maximum length of a theme as JSON in characters; a complete one has about 6,000. */
export const MAX_THEME_LENGTH = 20_000;

/** Whether the schema accepts a value at a path, whatever else is missing. */
function isValidAt(path: readonly string[], value: unknown): boolean {
  const theme = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const issues = themeSchema.safeParse(theme).error?.issues ?? [];
  return !issues.some((issue) => issue.path.join('.').startsWith(path.join('.')));
}

function suggest(path: readonly string[], value: unknown): string | number | null {
  const suggestion = suggestionFor(path, value);
  return suggestion !== null && isValidAt(path, suggestion) ? suggestion : null;
}

/**
 * Finds what isn't valid in a theme.
 *
 * @param value - Anything, for example parsed JSON.
 * @returns Nothing if the value is a `BasicTheme`.
 */
export function findProblems(value: unknown): Problem[] {
  const issues = themeSchema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => describeIssue(value, issue, suggest));
}

/** Removes the value at a path, or what it's a part of if there is no such value. */
function remove(theme: object, path: readonly string[]): void {
  const parentPath = path.slice(0, -1);
  const parent = valueAt(theme, parentPath);
  // Another problem may have removed the part.
  if (typeof parent === 'object' && parent !== null) {
    if (Object.hasOwn(parent, path.at(-1)!)) {
      delete (parent as Record<string, unknown>)[path.at(-1)!];
    } else if (parentPath.length > 0) {
      remove(theme, parentPath);
    }
  }
}

/**
 * Removes what isn't valid from a theme.
 *
 * @param theme - Any object that isn't a list. It's changed.
 * @param onProblem - Called once for each path that isn't valid, before its value is removed.
 */
export function dropProblems(theme: object, onProblem: (problem: Problem) => void): void {
  const known = new Set<string>();
  for (let problems = findProblems(theme); problems.length > 0; problems = findProblems(theme)) {
    for (const problem of problems) {
      const key = JSON.stringify(problem.path);
      // A required value that was removed is missing in the next round.
      if (!known.has(key)) {
        known.add(key);
        onProblem(problem);
      }
      remove(theme, problem.path);
    }
  }
}

/** Problems as one message: the first one, and the number of the others. */
export function summaryOf([first, ...others]: readonly Problem[]): string {
  const [noun, verb] = others.length === 1 ? ['problem', 'was'] : ['problems', 'were'];
  return first!.text + (others.length > 0 ? ` ${others.length} more ${noun} ${verb} found.` : '');
}

function parseJson(json: string): unknown {
  if (json.length > MAX_THEME_LENGTH) {
    throw new Error(
      `The theme has ${json.length} characters; at most ${MAX_THEME_LENGTH} are allowed.`,
    );
  }
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`The theme isn't valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Parses a theme from JSON that is untrusted.
 *
 * @throws If the text is too long, isn't JSON, or isn't a theme. The message says what and where.
 */
export function parseTheme(json: string): BasicTheme {
  const value = parseJson(json);
  const problems = findProblems(value);
  if (problems.length > 0) {
    throw new Error(summaryOf(problems));
  }
  return value as BasicTheme;
}

/**
 * Parses the valid parts of a theme from JSON that is untrusted.
 *
 * @returns Also what was left out.
 * @throws If the text is too long, isn't JSON, or isn't an object.
 */
export function parseValidParts(json: string): { theme: BasicTheme; problems: Problem[] } {
  const value = parseJson(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(summaryOf(findProblems(value)));
  }
  const problems: Problem[] = [];
  dropProblems(value, (problem) => problems.push(problem));
  return { theme: value, problems };
}
