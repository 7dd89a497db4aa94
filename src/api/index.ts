export { ApiEntries } from './ApiEntries';
export { compareLink } from './history';
