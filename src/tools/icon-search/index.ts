export { IconSearch } from './IconSearch';
