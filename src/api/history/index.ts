export { compareComponents, isUnchanged } from './compare-components';
export { compareLink } from './compare-link';
export { memberChanges } from './member-changes';
export { splitType } from './split-type';
