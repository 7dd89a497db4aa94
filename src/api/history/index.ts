export { compareComponents, isUnchanged } from './compare-components';
export { compareLink } from './compare-link';
export { memberChanges } from './member-changes';
export { withoutNeedlessParentheses } from './needless-parentheses';
export { splitType } from './split-type';
