import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus would repeat the file's name in the canonical link, and statistics would count two pages.
// This runs before the router reads the address.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const plain = pathname.replace(/\/index\.html$/, '/');
  if (plain !== pathname) {
    window.history.replaceState(window.history.state, '', plain + search + hash);
  }
}
