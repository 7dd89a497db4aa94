import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const { default: docusaurusSpeed } = createRequire(import.meta.url)('docusaurus-speed');
const context = { siteDir: '.', baseUrl: '/', siteConfig: { themeConfig: {} } };
const names = ({ getClientModules }) =>
  getClientModules().map((file) => /\w+-\w+\.js$/.exec(file)[0]);

test('its client modules are in the archive, and `false` turns one off', () => {
  const all = docusaurusSpeed(context, {});
  assert.deepEqual(names(all), ['hold-head.js', 'load-ahead.js', 'restore-scroll.js']);
  assert.ok(all.getClientModules().every((file) => existsSync(file)));
  const some = docusaurusSpeed(context, { 'lean-links': false });
  assert.deepEqual(names(some), ['hold-head.js', 'restore-scroll.js']);
});

test('it says which options there are', () => {
  assert.throws(
    () => docusaurusSpeed(context, { leanLinks: false }),
    /"leanLinks" is not the name/,
  );
});
