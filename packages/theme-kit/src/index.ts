export { printCss } from './print-css';
export { dataOf, leftOut, printTheme, usageOf } from 'mui-theme-kit/print';
export type { AppTheme, DataRecord, Library, PrintLanguage } from 'mui-theme-kit/print';
export { ReadError, readTheme } from 'mui-theme-kit/read';
export type { Kept, Note, Place, ReadTheme, Skipped, ThemeFile } from 'mui-theme-kit/read';
export { findProblems, parseTheme } from 'mui-theme-kit/schema';
export type { Problem } from 'mui-theme-kit/schema';
export type { BasicTheme } from 'mui-theme-kit/theme';
