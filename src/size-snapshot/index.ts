export { SizeSnapshot } from './SizeSnapshot';
