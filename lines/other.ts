import { line as seven } from './7/line';
import { line as nine } from './9/line';
import { line as current } from './current';

/** The release line that this checkout is not. */
export const other = [seven, nine].find(({ id }) => id !== current.id)!;
