export {
  CSS_VARIABLES,
  joyAppOptions,
  joyPartsToKeep,
  materialAppOptions,
  onlyScheme,
} from './app-options';
export { dataOf } from './data-of';
export { leftOut } from './left-out';
export { dataAt, leavesOf, merged, withData, withoutData } from './merge';
export { SPREAD, printInline, printKey } from './print-data';
export { printString } from './print-string';
export { printTheme } from './print-theme';
export type { PrintLanguage } from './print-theme';
export { isCode, isRecord } from './types';
export { usageOf } from './usage';
export type { AppTheme, Code, CodeImport, Data, DataRecord, KeptParts, Library } from './types';
