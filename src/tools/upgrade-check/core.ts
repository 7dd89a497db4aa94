export { LARGEST_CODE, refusalOf, refusedReport } from './accept';
export { checkFile } from './check-code';
export { reportMarkdown } from './markdown';
export { summaryOf } from './summary';
export { VERSION } from './version-order';
