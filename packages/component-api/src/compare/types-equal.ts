import { withoutNeedlessParentheses } from './needless-parentheses';
import { splitType } from './split-type';

/** Whether two types are equal, ignoring the order of union members and needless parentheses. */
export function isSameType(before: string, after: string): boolean {
  const sorted = (text: string) =>
    splitType(withoutNeedlessParentheses(text), ' | ').sort().join(' | ');
  return before === after || sorted(before) === sorted(after);
}
