export { blocks } from './blocks';
export type { Context } from './context';
export { fencedCode } from './escape';
