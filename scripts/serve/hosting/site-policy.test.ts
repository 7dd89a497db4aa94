import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerPolicy } from '../../../plugins/output/content-security-policy/policy';
import { sitePolicy } from './site-policy';

const dir = mkdtempSync(path.join(tmpdir(), 'policy-'));
const ENV = {
  ADS_SCRIPT: 'https://ads.example/script.js',
  ANALYTICS_SINK: 'collector',
  ANALYTICS_URL: 'https://events.example/',
  DOCSEARCH_APP_ID: 'APP',
  FEEDBACK_URL: 'https://forms.example/f/1',
};
beforeAll(() => {
  mkdirSync(path.join(dir, 'a/b'), { recursive: true });
  writeFileSync(path.join(dir, 'index.html'), '<script>one()</script>');
  writeFileSync(path.join(dir, 'a/b/index.html'), '<script>two()</script>');
  writeFileSync(path.join(dir, 'a/notes.txt'), '<script>three()</script>');
});
afterAll(() => rmSync(dir, { recursive: true }));

it('allows the inline scripts of all pages in all folders', () => {
  expect(sitePolicy(dir)).toBe(headerPolicy(['one()', 'two()']));
});

it('allows the origins of configured services', () => {
  Object.assign(process.env, ENV);
  try {
    expect(sitePolicy(dir)).toBe(
      headerPolicy(['one()', 'two()'], {
        services: [
          'https://APP-dsn.algolia.net',
          'https://*.algolianet.com',
          'https://forms.example',
        ],
        partners: ['https://ads.example', 'https://events.example'],
      }),
    );
  } finally {
    Object.keys(ENV).forEach((name) => delete process.env[name]);
  }
});
