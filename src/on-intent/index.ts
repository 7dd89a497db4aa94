export { useOnIntent } from './use-on-intent';
