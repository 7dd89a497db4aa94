export { refusalOf, refusedReport } from './accept';
export { checkCode } from './check-code';
export { reportMarkdown } from './markdown';
