export { Drawing } from './Drawing';
export { check, chevron, circle, rect, star, text } from './shapes';
export type { Layers } from './shapes';
