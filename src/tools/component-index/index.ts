export { ComponentFilter } from './ComponentFilter';
export { ComponentGroups } from './ComponentGroups';
export type { IndexedGroup, IndexedPage } from './types';
