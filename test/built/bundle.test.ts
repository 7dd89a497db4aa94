import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { allRoutes } from '../../scripts/serve/site-routes';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';

/** Most bytes of the runtime, compressed. With a list of all chunks it was 20 kB. */
const RUNTIME_BUDGET = 4 * 1024;

const files = filesBelow('assets/js', BUILD_DIR, /\.js$/);

function textOf(prefix: string): string {
  const file = files.find((name) => name.startsWith(`assets/js/${prefix}`));
  if (!file) {
    throw new Error(`No script in assets/js starts with "${prefix}".`);
  }
  return readBuilt(file);
}

it('every script has a hash in its name', () => {
  expect(files.filter((file) => !/\.[0-9a-f]{8}\.js$/.test(file))).toEqual([]);
});

it('the runtime does not list all chunks', () => {
  expect(gzipSync(textOf('runtime~main.')).length).toBeLessThan(RUNTIME_BUDGET);
});

it('the main bundle does not list the pages of a large product', () => {
  const main = textOf('main.');
  const routes = allRoutes().filter((route) => /^\/material-ui\/.*(?:api|react)/.test(route));
  expect(routes.length).toBeGreaterThan(100);
  // A route's key in the chunk names: its path, a dash and a hash.
  expect(routes.filter((route) => main.includes(`"${route}-`))).toEqual([]);
});

it('the HTML of a page loads the list of the pages in its section', () => {
  const names = [...htmlOf('/material-ui/react-button/').matchAll(/\/(pages-[0-9a-f]{8}\.)/g)];
  expect(names).toHaveLength(1);
  expect(textOf(names[0]![1]!)).toContain('"react-button/"');
});

it.each(['shell-menu', 'shell-page-menu', 'shell-settings', 'shell-drawer', 'shell-shortcuts'])(
  'no page loads %s before the reader needs it',
  (chunk) => {
    expect(files.filter((file) => file.startsWith(`assets/js/${chunk}.`))).toHaveLength(1);
    for (const route of ['/', '/x/introduction/', '/material-ui/react-button/']) {
      expect(htmlOf(route)).not.toContain(`/${chunk}.`);
    }
  },
);
