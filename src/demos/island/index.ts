export { createStore } from '../page/store';
export { Island } from './Island';
export { LoadFailure } from './LoadFailure';
