export { useOnIntent } from './use-on-intent';
export type { OnIntent } from './use-on-intent';
