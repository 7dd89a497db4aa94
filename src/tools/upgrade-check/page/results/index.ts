/** What a check needs after the reader has asked for it; the worker loads separately. */
export { Results } from './Results';
export { runCheck } from './run-check';
export { summaryOf } from '../../summary';
