import { findProblems, printCss, printTheme, readTheme } from 'mui-theme-kit';
import type { ReadTheme } from 'mui-theme-kit';
import { contrastRatio, parseColor } from 'mui-theme-kit/colors';
import { COMPONENT_DEFAULTS } from 'mui-theme-kit/component-defaults';
import { propertiesOf } from 'mui-theme-kit/custom-properties';
import { joyOptions } from 'mui-theme-kit/joy-options';
import { dataAt, materialAppOptions } from 'mui-theme-kit/print';
import { ReadError } from 'mui-theme-kit/read';
import { summaryOf } from 'mui-theme-kit/schema';
import { SCHEMES } from 'mui-theme-kit/theme';

export const read = (code: string): Promise<ReadTheme> => readTheme(code, 'joy');

export const printed = async (code: string): Promise<string[]> => {
  const app = await read(code);
  return [printTheme(app, 'ts', 'material'), printCss(app, 'joy')];
};

export const others = [
  ...[findProblems, contrastRatio, parseColor, propertiesOf, joyOptions, dataAt],
  ...[materialAppOptions, ReadError, summaryOf, SCHEMES, COMPONENT_DEFAULTS.MuiButton.size],
];

// @ts-expect-error There is no such library.
void readTheme('', 'tailwind');
