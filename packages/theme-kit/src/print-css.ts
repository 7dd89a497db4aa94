import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { CSS_VARIABLES, dataOf } from 'mui-theme-kit/print';
import type { AppTheme, Library } from 'mui-theme-kit/print';

/** Rules by their selector or condition. */
interface Rules {
  [name: string]: string | number | Rules;
}

/** Both libraries declare this method only with a global augmentation. */
interface CssVarsTheme {
  generateStyleSheets(): Rules[];
}

function printRules(rules: Rules, indent: string): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === 'object') {
        return `${indent}${name} {\n${printRules(value, `${indent}  `)}${indent}}\n`;
      }
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${indent}${name.startsWith('--') ? name : property}: ${value};\n`;
    })
    .join('');
}

/**
 * Prints a theme as the custom properties that the library declares for it, one rule for each color
 * scheme.
 *
 * @throws If the library refuses the options.
 */
export function printCss(app: AppTheme, library: Library): string {
  const { options } = dataOf(app, library);
  const theme =
    library === 'joy'
      ? extendTheme(options)
      : createTheme({ cssVariables: CSS_VARIABLES, ...options });
  return (theme as unknown as CssVarsTheme)
    .generateStyleSheets()
    .map((sheet) => printRules(sheet, ''))
    .join('\n');
}
