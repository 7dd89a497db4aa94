import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { plainPath } from './plain-path';

// At another address, Docusaurus doesn't find the page or repeats the address in the canonical link, and
// statistics would count two pages. This runs before the router reads the address.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const plain = plainPath(pathname, siteConfig.baseUrl);
  if (plain !== pathname) {
    window.history.replaceState(window.history.state, '', plain + search + hash);
  }
}
