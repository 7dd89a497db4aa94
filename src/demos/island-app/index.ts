export { DemoErrorBoundary } from './DemoErrorBoundary';
export { libraryStylesheet } from './library-stylesheet';
