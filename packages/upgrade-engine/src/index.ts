export {
  IGNORED_FOLDERS,
  LARGEST_CODE,
  countUp,
  extensionOf,
  isChecked,
  isIgnored,
  refusalOf,
  refusedReport,
} from './accept';
export { checkCode, checkFile } from './check-code';
export { applyEdits } from './edits';
export { decodeSource, encodeSource } from './encoding';
export type { DecodedSource, Encoding } from './encoding';
export { fixFile, fixFinding } from './fix-file';
export type { FixOptions, FixedFile, Rewritten } from './fix-file';
export { fixedMarkdown, reportMarkdown, whenOf } from './markdown';
export { counted, hasContent, skippedText, summaryOf } from './summary';
export type * from './types';
export { VERSION } from './version-order';
