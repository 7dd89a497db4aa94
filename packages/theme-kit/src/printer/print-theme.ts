import { joyAppOptions, materialAppOptions } from './app-options';
import { printImports, requirementsOf } from './requirements';
import { printData, printInline } from './print-data';
import type { AppTheme, CodeImport, Data, Library } from './types';

/** A language that a theme can be printed in. */
export type PrintLanguage = 'ts' | 'js';

/** Adds the types of `theme.vars`, which themes with CSS variables have. */
const AUGMENTATION = "import type {} from '@mui/material/themeCssVarsAugmentation';\n";

function importsOf(source: string, names: readonly string[]): CodeImport[] {
  return names.map((name) => ({ source, imported: name, local: name }));
}

/** A call that creates a theme. */
function printCall(name: string, args: readonly Data[], indent: string): string {
  const [options, ...more] = args;
  return `${name}(${[printData(options!, indent), ...more.map(printInline)].join(', ')})`;
}

/** A module that exports a theme, with what code in its options needs. */
function printModule(
  creators: readonly CodeImport[],
  types: string,
  args: readonly Data[],
  theme: string,
): string {
  const { imports, constants } = requirementsOf(args);
  const declarations = constants.map(({ name, code }) => `\nconst ${name} = ${code};\n`);
  return [
    printImports([...creators, ...imports]),
    types,
    ...declarations,
    `\nconst theme = ${theme};\n`,
    '\nexport default theme;\n',
  ].join('');
}

function printMaterial(app: AppTheme, language: PrintLanguage): string {
  const { more = [], responsive } = app.kept;
  const options = materialAppOptions(app);
  const args = [options, ...more];
  const settings = responsive && Object.keys(responsive).length > 0 ? [responsive] : [];
  const names = ['createTheme', ...(responsive ? ['responsiveFontSizes'] : [])];
  return printModule(
    importsOf('@mui/material/styles', names),
    language === 'ts' && 'cssVariables' in options ? AUGMENTATION : '',
    args,
    responsive
      ? [
          'responsiveFontSizes(',
          `  ${printCall('createTheme', args, '  ')},`,
          ...settings.map((one) => `  ${printData(one, '  ', 2)},`),
          ')',
        ].join('\n')
      : printCall('createTheme', args, ''),
  );
}

function printJoy(app: AppTheme): string {
  const args = [joyAppOptions(app)];
  const theme = printCall('extendTheme', args, '');
  return printModule(importsOf('@mui/joy/styles', ['extendTheme']), '', args, theme);
}

/**
 * Prints a theme as a module, formatted like Prettier does with single quotes. Code that was kept
 * is printed as it was written.
 */
export function printTheme(app: AppTheme, language: PrintLanguage, library: Library): string {
  return library === 'joy' ? printJoy(app) : printMaterial(app, language);
}
