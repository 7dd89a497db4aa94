export type { ApiRelease } from './with-history';
export { compareComponents, isUnchanged } from './compare-components';
export { foldType } from './fold';
export { memberChanges } from './member-changes';
export { withHistory } from './with-history';
