import vm from 'node:vm';
import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import fc from './testing/properties';
import ts from 'typescript';
import { findProblems } from './theme/schema';
import { joyOptions } from './theme/joy-options';
import type { BasicTheme } from './theme/types';
import { printTheme } from './printer';
import type { Library, PrintLanguage } from './printer';
import { readTheme } from './reader';
import { arbitraryTheme } from './testing/theme-arbitrary';

type Create = (options: object) => unknown;

// One context for all modules: creating one takes longer than running a module.
const context = vm.createContext({});

/** A module as a script that leaves its default export in `exports`. */
const SCRIPTS: Record<PrintLanguage, (code: string) => string> = {
  ts: (code) =>
    ts.transpileModule(code, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    }).outputText,
  js: (code) =>
    code
      .replace(/import \{ (\w+) \} from '[^']+'/, 'const { $1 } = require()')
      .replace('export default theme', 'exports.default = theme'),
};

/** Runs a printed module. */
function evaluate(
  theme: BasicTheme,
  language: PrintLanguage,
  create: Create,
  library: Library = 'material',
): unknown {
  context.require = () => ({ createTheme: create, extendTheme: create });
  const script = SCRIPTS[language](printTheme({ theme, kept: {} }, language, library));
  return vm.runInContext(
    `(() => { const exports = {}; ${script}; return exports.default; })()`,
    context,
  );
}

/** The options that the library needs for the data. */
function optionsOf({ colorSchemes, ...others }: BasicTheme): object {
  return {
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: true, dark: true, ...colorSchemes },
    ...others,
  };
}

let themes: BasicTheme[];

beforeAll(() => {
  // The library warns of low contrast.
  jest.spyOn(console, 'error').mockImplementation();
  themes = fc.sample(arbitraryTheme, 1000);
});

it('generates valid themes', () => {
  expect(themes.flatMap(findProblems)).toEqual([]);
});

it('prints modules that create a theme with the options of the data', () => {
  for (const theme of themes) {
    expect(evaluate(theme, 'js', (options) => options)).toEqual(optionsOf(theme));
  }
});

it('prints the same in TypeScript and JavaScript but for a type', () => {
  for (const theme of themes) {
    const withoutTypes = printTheme({ theme, kept: {} }, 'ts', 'material').replace(
      /^import type .*\n/m,
      '',
    );
    expect(withoutTypes).toBe(printTheme({ theme, kept: {} }, 'js', 'material'));
  }
});

it("prints modules that create the library's theme of the data", () => {
  // Fewer, because creating a theme takes several milliseconds. Functions can't be compared.
  for (const theme of themes.slice(0, 60)) {
    const expected = JSON.stringify(createTheme(optionsOf(theme)));
    expect(JSON.stringify(evaluate(theme, 'ts', createTheme))).toBe(expected);
    expect(JSON.stringify(evaluate(theme, 'js', createTheme))).toBe(expected);
  }
});

it('prints modules for Joy UI that create the theme of its options', () => {
  for (const theme of themes) {
    expect(evaluate(theme, 'js', (options) => options, 'joy')).toEqual(joyOptions(theme));
  }
  for (const theme of themes.slice(0, 30)) {
    const expected = JSON.stringify(extendTheme(joyOptions(theme) as object));
    const created = evaluate(theme, 'ts', (options) => extendTheme(options), 'joy');
    expect(JSON.stringify(created)).toBe(expected);
  }
});

it('reads the printed modules back without losses', async () => {
  for (const theme of themes) {
    const both = await Promise.all(
      (['ts', 'js'] as const).map((language) =>
        readTheme(printTheme({ theme, kept: {} }, language, 'material')),
      ),
    );
    const complete = { theme, kept: {}, skipped: [], notes: [], keptParts: [] };
    both.forEach((read) => expect(read).toMatchObject(complete));
    both.forEach((read) => expect(read.kept).toEqual({}));
  }
});

it('reads the modules for Joy UI back as the same theme', async () => {
  for (const theme of themes.slice(0, 300)) {
    const code = printTheme({ theme, kept: {} }, 'ts', 'joy');
    const read = await readTheme(code, 'joy');
    expect(read).toMatchObject({ library: 'joy', skipped: [], notes: [] });
    expect(printTheme(read, 'ts', 'joy')).toBe(code);
  }
});
