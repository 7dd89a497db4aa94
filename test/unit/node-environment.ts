import { TestEnvironment } from 'jest-environment-node';
import { watchPageReads } from './page-readers';

/** The environment of tests without a page, with Node's own `require`; see `./typescript`. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    this.global.hostRequire = require;
    watchPageReads(...options);
  }
}
