import { sourceOf } from './scope';
import type { Closure } from './values';

const CREATES = /create\w*Theme|extendTheme|adaptV4Theme/;

/** Whether a function may create a theme, by its text. */
export function createsTheme({ node, scope }: Closure): boolean {
  return CREATES.test(sourceOf(node, scope));
}
