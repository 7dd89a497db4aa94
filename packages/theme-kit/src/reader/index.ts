import { createTheme } from '@mui/material/styles';
import { SCHEMES } from '../theme/types';
import type { SchemeName } from '../theme/types';
import type { Library } from '../printer';
import { callValue } from './interpreter/calls';
import { evaluate } from './interpreter/expressions';
import { runModule } from './interpreter/modules';
import type { AnyNode } from './interpreter/patterns';
import { ProgramRun } from './interpreter/run';
import type { Interpreter } from './interpreter/run';
import type { Creators, Module } from './interpreter/values';
import { ReadError } from './read-error';
import { resolver } from './source/resolve';
import { sourcesOf } from './source/sources';
import type { Source } from './source/sources';
import { parseText, textOf } from './source/syntax';
import { findThemes } from './theme/find-themes';
import type { Reading } from './theme/reading';
import { toAppTheme } from './theme/to-app-theme';
import type { Assigned, ReadTheme, ThemeFile } from './types';

export { ReadError } from './read-error';
export type {
  Assigned,
  FoundTheme,
  Kept,
  Note,
  Place,
  ReadTheme,
  Skipped,
  ThemeFile,
} from './types';

const INTERPRETER: Interpreter = {
  evaluate: (run, node, scope) => evaluate(run, node as AnyNode, scope),
  call: callValue,
  runModule,
};

/** Maximum length of all files in characters. */
const MAX_LENGTH = 400_000;

/** Files and folders that themes don't depend on. */
const OTHER_FILES = /\.(?:test|spec|stories|d)\.[cm]?[jt]sx?$|(?:^|\/)node_modules\//;

function parsed({ file, text }: Source): Module {
  return {
    file,
    text: textOf(text),
    program: parseText(text, file),
    scope: null,
    exports: new Map(),
    defaultName: null,
  };
}

function checkLength(sources: readonly Source[]): void {
  const length = sources.reduce((sum, { text }) => sum + text.length, 0);
  if (length > MAX_LENGTH && sources.length > 1) {
    throw new ReadError(
      `The files have ${length} characters; at most ${MAX_LENGTH} can be read. Choose only those of the theme.`,
    );
  }
}

/** Loads Joy UI for texts that may use its theme. */
async function creatorsFor(sources: readonly Source[]): Promise<Creators> {
  const usesJoy = sources.some(({ text }) => text.includes('@mui/joy'));
  return {
    material: (options) => createTheme(options),
    joy: usesJoy ? (await import('@mui/joy/styles')).extendTheme : null,
  };
}

/** Runs the modules for a scheme, and finds their themes. */
function readFor(scheme: SchemeName, sources: readonly Source[], creators: Creators) {
  const modules = sources.map(parsed);
  const run = new ProgramRun(scheme, creators, resolver(modules), INTERPRETER);
  modules.forEach((module) => run.runModule(module));
  const readings = findThemes(run, modules);
  return { readings, asks: run.asksForScheme };
}

/**
 * Reads a theme from code as data: of `createTheme()`, `extendTheme()`, or an object with their options.
 * The code is evaluated by an interpreter that knows data, the library's functions and functions of the
 * code itself; it's never run. Everything that can't be evaluated and reaches the theme is listed.
 *
 * @param input - Code, also in Markdown, or the files of a theme.
 * @param library - The library that is preferred if the code has themes for both.
 * @param assigned - Which of the text's themes to use for which scheme; by default the likeliest ones.
 * @throws ReadError - If the text is too long, has a syntax error, or contains no theme.
 */
export async function readTheme(
  input: string | readonly ThemeFile[],
  library: Library = 'material',
  assigned?: Assigned,
): Promise<ReadTheme> {
  const sources = sourcesOf(input).filter(({ file }) => !OTHER_FILES.test(file ?? ''));
  checkLength(sources);
  const creators = await creatorsFor(sources);
  try {
    const [light, dark] = SCHEMES;
    const first = readFor(light, sources, creators);
    const second: Reading[] = first.asks ? readFor(dark, sources, creators).readings : [];
    if (first.readings.length + second.length === 0) {
      throw new ReadError(
        'No theme was found. Paste a call of createTheme() or extendTheme(), or the object with its options.',
      );
    }
    return toAppTheme(first.readings, second, library, assigned);
  } catch (error) {
    throw error instanceof RangeError
      ? new ReadError('The code is nested too deeply to be read.')
      : error;
  }
}
