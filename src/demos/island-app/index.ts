export { DemoErrorBoundary } from './DemoErrorBoundary';
