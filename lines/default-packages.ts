/** The packages of the default line: in this checkout, those that are installed. */
export { dependencies } from '../package.json';
