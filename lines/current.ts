/** The release line of this checkout: the only file that says which one it is. */
export { compared, line } from './7/line';
