export { Island } from './Island';
export { LoadFailure } from './LoadFailure';
