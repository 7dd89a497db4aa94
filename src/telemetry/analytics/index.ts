export { eventAttributes } from './event-attributes';
export { asksNotToBeTracked } from './privacy';
export { analyticsRuntime, track } from './track';
