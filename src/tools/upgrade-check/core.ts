export { LARGEST_CODE, refusalOf, refusedReport } from './accept';
export { checkFile } from './check-code';
export { decodeSource, encodeSource } from './encoding';
export { fixFile } from './fix-file';
export type { FixOptions, FixedFile } from './fix-file';
export { fixedMarkdown, reportMarkdown } from './markdown';
export { summaryOf } from './summary';
export { VERSION } from './version-order';
