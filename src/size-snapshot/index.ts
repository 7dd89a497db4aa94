export { SizeSnapshot } from './SizeSnapshot';
export type { PageSize } from './types';
