import { sectionFiles, shellFiles } from './client-manifest';
import { isShellEntry } from './shell-entries';

const js = (name: string) => ({ js: [{ file: `assets/js/${name}.js` }] });

const MANIFEST = {
  origins: {
    main: ['1', '2'],
    'shell-search': ['3', '1'],
    mui: ['4'],
    '55': ['5'],
    'pages-1a': ['6'],
  },
  assets: {
    1: js('runtime'),
    2: js('main'),
    3: js('search'),
    4: js('mui'),
    5: js('page'),
    6: js('pages-1a'),
  },
};

it('contains the code of every page and the code that its buttons load', () => {
  expect(shellFiles(MANIFEST)).toEqual([
    'assets/js/runtime.js',
    'assets/js/main.js',
    'assets/js/search.js',
  ]);
});

it('finds the scripts that list pages', () => {
  expect(sectionFiles(MANIFEST)).toEqual(['assets/js/pages-1a.js']);
});

it('throws if the manifest has another format', () => {
  expect(() => shellFiles({ origins: {}, assets: {} })).toThrow('has no chunk "main"');
});

it.each([
  ['offline.html', true],
  ['assets/js/main.js', true],
  ['assets/fonts/ibm-plex-sans-site-400-normal-31.woff2', true],
  ['assets/fonts/ibm-plex-sans-latin-400-normal-31.woff2', false],
  ['assets/fonts/roboto-latin-400-normal-0d.woff2', false],
  ['assets/js/mui.js', false],
  ['index.html', false],
  ['assets/css/theme-joy.1.css', false],
])('contains %s: %s', (url, expected) => {
  expect(isShellEntry(url, shellFiles(MANIFEST))).toBe(expected);
});
