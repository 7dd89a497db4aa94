import { joyOptions } from '@site/src/reader/reader-theme/joy-options';
import { SCHEMES } from '@site/src/reader/reader-theme/types';
import type { ReaderTheme } from '@site/src/reader/reader-theme/types';
import { printString } from './print-string';
import type { Library } from './types';

/** A language that a theme can be printed in. */
export type PrintLanguage = 'ts' | 'js';

const WIDTH = 80;
const INDENT = '  ';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Adds the types of `theme.vars`, which themes with CSS variables have. */
const AUGMENTATION = "import type {} from '@mui/material/themeCssVarsAugmentation';\n";

function printKey(key: string): string {
  return IDENTIFIER.test(key) ? key : printString(key);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Objects that contain no other objects are printed in one line if they fit. */
function printObject(object: object, indent: string, column: number): string {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  if (entries.length === 0) {
    return '{}';
  }
  if (!entries.some(([, value]) => isObject(value))) {
    const fields = entries.map(([key, value]) => `${printKey(key)}: ${printScalar(value)}`);
    const line = `{ ${fields.join(', ')} }`;
    if (column + line.length + 1 <= WIDTH) {
      return line;
    }
  }
  const inner = indent + INDENT;
  const lines = entries.map(([key, value]) => `${inner}${printField(key, value, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function printField(key: string, value: unknown, indent: string): string {
  const start = `${printKey(key)}: `;
  if (isObject(value)) {
    return start + printObject(value, indent, indent.length + start.length);
  }
  const line = start + printScalar(value);
  return indent.length + line.length + 1 <= WIDTH || typeof value !== 'string'
    ? line
    : `${start.trimEnd()}\n${indent}${INDENT}${printScalar(value)}`;
}

function printScalar(value: unknown): string {
  return typeof value === 'string' ? printString(value) : String(value);
}

/** A module for Joy UI, which always has both color schemes and CSS variables. */
function printJoyTheme(theme: ReaderTheme): string {
  return [
    "import { extendTheme } from '@mui/joy/styles';\n",
    `\nconst theme = extendTheme(${printObject(joyOptions(theme), '', 0)});\n`,
    '\nexport default theme;\n',
  ].join('');
}

/**
 * Prints a theme as a module, formatted like Prettier does with single quotes. For Material UI 7, both
 * color schemes are always included, and follow a class of the document, so apps can switch them.
 */
export function printTheme(
  theme: ReaderTheme,
  language: PrintLanguage,
  library: Library = 'material',
): string {
  if (library === 'joy') {
    return printJoyTheme(theme);
  }
  const { colorSchemes = {}, ...others } = theme;
  const options = {
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: Object.fromEntries(
      SCHEMES.map((scheme) => [scheme, colorSchemes[scheme] ?? true]),
    ),
    ...others,
  };
  return [
    "import { createTheme } from '@mui/material/styles';\n",
    language === 'ts' ? AUGMENTATION : '',
    `\nconst theme = createTheme(${printObject(options, '', 0)});\n`,
    '\nexport default theme;\n',
  ].join('');
}
