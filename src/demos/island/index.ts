export { DemoErrorBoundary } from './DemoErrorBoundary';
export { Island } from './Island';
