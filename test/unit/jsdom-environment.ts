// Replaces the function before jsdom's other modules import it.
import './quick-selectors';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * The environment of tests with a page: jsdom with faster `getComputedStyle`, and with Node's own
 * `require`; see `./typescript`.
 */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    this.global.hostRequire = require;
    this.global.__SERVER__ = false;
  }
}
