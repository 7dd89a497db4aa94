export { StartCards } from './StartCards';
