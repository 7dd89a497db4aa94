export { CheckMyCode } from './CheckMyCode';
