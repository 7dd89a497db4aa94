/** The packages that the root's `package.json` installs in this repository, which are those of line 7. */
export { dependencies } from '../package.json';
