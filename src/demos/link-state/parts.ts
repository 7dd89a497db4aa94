export { LinkedDemo } from './LinkedDemo';
export { decodeState } from './codec';
