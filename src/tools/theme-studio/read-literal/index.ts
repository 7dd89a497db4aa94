import { dropProblems, parseTheme, valueAt } from '@site/src/reader/reader-theme/schema';
import type { Problem } from '@site/src/reader/reader-theme/schema';
import type { ReaderTheme } from '@site/src/reader/reader-theme/types';
import { printString } from '../print-string';
import { loadHues } from './colors';
import { Evaluator } from './evaluate';
import { findTheme } from './find-theme';
import type { FoundTheme } from './find-theme';
import { modernize } from './old-forms';
import { ReadError, parseText } from './syntax';
import { isReadObject, keyOf, showPath } from './values';
import type { ReadObject } from './values';

/** Why keys of a theme that Material UI has are left out here, by their last part. */
const KEYS: Readonly<Record<string, string>> = {
  styleOverrides:
    'Styles of components aren’t part of a theme here. They stay in the code of your app.',
  variants:
    'Variants of components aren’t part of a theme here. They stay in the code of your app.',
  breakpoints: 'Breakpoints aren’t part of a theme here, because they’d move the demos’ layouts.',
  shadows: 'Shadows aren’t part of a theme here.',
  mixins: 'Styles aren’t part of a theme here.',
  zIndex: 'Layers aren’t part of a theme here.',
  transitions: 'Transitions aren’t part of a theme here.',
  direction: 'The direction of demos is a setting of this site.',
  unstable_sxConfig: 'Code that the theme runs isn’t part of a theme here.',
};

/** A value as it's written in code. */
function code(value: string | number): string {
  return typeof value === 'number' ? String(value) : printString(value);
}

/**
 * Explains why a value is left out.
 *
 * @param where - The value's path in the text.
 */
function adviceOn({ path, what, instead }: Problem, where: string): string {
  const name = path.at(-1) ?? '';
  if (Object.hasOwn(KEYS, name)) {
    return KEYS[name]!;
  }
  const advice = instead === null ? '' : ` Write ${code(instead)} instead.`;
  return `\`${where}\` ${what}${advice}`;
}

export { ReadError };

/** A part of a text that isn't in the theme. */
export interface Skipped {
  /** Where in the theme, for example `components.MuiButton.styleOverrides`; empty for all of it. */
  path: string;
  /** Line in the text, from 1. */
  line: number;
  /** Why, and what to write instead if there is something, in sentences. */
  reason: string;
}

/** A theme that was read from a text. */
export interface ReadTheme {
  theme: ReaderTheme;
  skipped: Skipped[];
}

/** Removes empty objects, which mean the same as none. */
function prune(object: ReadObject): void {
  for (const [key, value] of Object.entries(object)) {
    if (isReadObject(value)) {
      prune(value);
      if (Object.keys(value).length === 0) {
        delete object[key];
      }
    }
  }
}

/** A copy that shares no objects, so removing a part of it removes nothing else. */
function copy(value: unknown): unknown {
  if (!isReadObject(value)) {
    return value;
  }
  const entries = Object.entries(value).map(([key, part]) => [key, copy(part)] as const);
  const object = Object.create(null) as ReadObject;
  entries.forEach(([key, part]) => (object[key] = part));
  return object;
}

/** Reads the found options, and lists what isn't valid in a theme. */
function toTheme({ options, others }: FoundTheme, evaluator: Evaluator): ReadTheme {
  const read = evaluator.read(options);
  if (!isReadObject(read)) {
    const unread = typeof read === 'symbol' ? evaluator.unread.get(read) : undefined;
    const { line, column } = options.loc!.start;
    throw new ReadError(
      `The options of the theme aren’t an object. ${unread?.reason ?? ''}`.trim(),
      unread?.line ?? line,
      unread ? 1 : column + 1,
    );
  }
  const { theme: shared, pathInText } = modernize(read);
  const theme = copy(shared) as ReadObject;
  const skipped: Skipped[] = others.map(({ line, reason }) => ({ path: '', line, reason }));

  const lineOf = (path: readonly string[]): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const line = evaluator.lines.get(keyOf(path.slice(0, length)));
      if (line !== undefined) {
        return line;
      }
    }
    return 1;
  };
  dropProblems(theme, (problem) => {
    const { path, isUnknown } = problem;
    const value = valueAt(theme, path);
    const inText = pathInText(path);
    const shown = showPath(inText);
    const unread = typeof value === 'symbol' ? evaluator.unread.get(value) : undefined;
    // Another value wouldn't help if the key isn't supported.
    const isKey = isUnknown && shown.endsWith(path.at(-1)!);
    skipped.push({
      path: shown,
      line: unread?.line ?? lineOf(inText),
      reason: unread && !isKey ? unread.reason : adviceOn(problem, shown),
    });
  });
  prune(theme);
  skipped.sort((one, other) => one.line - other.line);
  return { theme: parseTheme(JSON.stringify(theme)), skipped };
}

/**
 * Reads a theme from code as data: a call of `createTheme()` or `extendTheme()`, an object with its
 * options, or an object literal. The code is never run.
 *
 * @throws ReadError - If the text is too long, has a syntax error, or contains no theme.
 */
export async function readLiteral(text: string): Promise<ReadTheme> {
  const parsed = parseText(text);
  try {
    const found: FoundTheme =
      'object' in parsed
        ? { options: parsed.object, bindings: new Map(), others: [] }
        : findTheme(parsed.program);
    return toTheme(found, new Evaluator(found.bindings, await loadHues(found.bindings)));
  } catch (error) {
    throw error instanceof RangeError
      ? new ReadError('The code is nested too deeply to be read.')
      : error;
  }
}
