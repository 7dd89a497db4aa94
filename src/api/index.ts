export { ApiEntries } from './ApiEntries';
