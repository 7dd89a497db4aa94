export { Dialog } from './Dialog';
export { DialogBoundary } from './DialogBoundary';
export { PartBoundary } from './PartBoundary';
