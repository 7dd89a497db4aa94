export { Coverage } from './Coverage';
