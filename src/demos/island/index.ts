export { Island } from './Island';
export { LoadFailure } from './LoadFailure';
export { useRetry } from './use-retry';
