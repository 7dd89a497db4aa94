// Replaces the function before jsdom's other modules import it.
import './quick-selectors';
import { TestEnvironment } from 'jest-environment-jsdom';
import { watchPageReads } from './page-readers';

/**
 * Adds the property `autofocus` to every element, as the HTML standard specifies. jsdom has it only on
 * form controls, and React reports a hydration mismatch for `<div autoFocus={false}>`.
 *
 * @param prototype - `HTMLElement.prototype` of the window.
 */
function reflectAutofocus(prototype: HTMLElement): void {
  Object.defineProperty(prototype, 'autofocus', {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
    set(this: HTMLElement, value: boolean) {
      this.toggleAttribute('autofocus', value);
    },
  });
}

/**
 * The environment of tests with a page: jsdom with faster `getComputedStyle`, with `autofocus` on
 * every element, and with Node's own `require`; see `./typescript`.
 */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    this.global.hostRequire = require;
    watchPageReads(...options);
    this.global.__SERVER__ = false;
    this.global.__LIBRARY_STYLESHEETS__ = {};
    this.global.__PAGE_LANGUAGE__ = undefined;
    reflectAutofocus(this.global.HTMLElement.prototype);
  }
}
