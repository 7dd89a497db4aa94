export { ComponentFilter } from './ComponentFilter';
export type { IndexedGroup, IndexedPage } from './types';
