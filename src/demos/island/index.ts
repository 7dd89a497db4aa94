export { Island } from './Island';
