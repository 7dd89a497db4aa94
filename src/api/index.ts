export { ApiEntries } from './ApiEntries';
export { compareLink } from './compare-link';
