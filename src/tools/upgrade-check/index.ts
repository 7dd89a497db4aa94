export { CheckMyCode } from './page/CheckMyCode';
