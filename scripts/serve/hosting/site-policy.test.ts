import { headerPolicy } from '../../../plugins/output/content-security-policy/policy';
import { sitePolicy } from './site-policy';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const dir = temporaryFolder({
  'index.html': '<script>one()</script>',
  'a/b/index.html': '<script>two()</script>',
  'a/notes.txt': '<script>three()</script>',
});
const ENV = {
  ADS_SCRIPT: 'https://ads.example/script.js',
  ANALYTICS_SINK: 'collector',
  ANALYTICS_URL: 'https://events.example/',
  DOCSEARCH_APP_ID: 'APP',
  FEEDBACK_URL: 'https://forms.example/f/1',
};

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
