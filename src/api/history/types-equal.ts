import { splitType } from './split-type';

/** Whether two types are equal, ignoring the order of union members. */
export function isSameType(before: string, after: string): boolean {
  const sorted = (text: string) => splitType(text, ' | ').sort().join(' | ');
  return before === after || sorted(before) === sorted(after);
}
