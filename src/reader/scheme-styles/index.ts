export { applyStored, applyStyles, formatStyles, parseStyles, printStyles } from './scheme-styles';
export type { SchemeStyles } from './scheme-styles';
