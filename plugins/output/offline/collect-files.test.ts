import { fileCollector } from './collect-files';
import { referencesIn } from './references';

const FILES: Record<string, string> = {
  'joy-ui/index.html':
    '<link rel=stylesheet href=/assets/css/styles.1.css /><script src=/assets/js/main.1.js defer></script><script src="/assets/js/page.1.js"></script><script src=/assets/js/pages-joy.1.js></script><img src="/img/logos/joy.svg"><div data-source=demos/docs-joy/button/Basic>',
  'material-ui/index.html': '<script src=/assets/js/material.1.js></script>',
  'assets/css/styles.1.css': '@font-face{src:url(/assets/fonts/plex.1.woff2)}',
  'assets/fonts/plex.1.woff2': '',
  'assets/js/main.1.js': 'n.e("7")',
  'assets/js/pages-joy.1.js': 'n.e("7")',
  'assets/js/page.1.js': 'Promise.all([n.e("5"),t.e("99")]);e.exports=n.p+"assets/images/a.1.png"',
  'assets/js/island.1.js': 'n.e(5)',
  'assets/js/material.1.js': '',
  'assets/images/a.1.png': '',
  'img/logos/joy.svg': '',
  'demos/docs-joy/button/Basic.tsx.html': 'assets/js/material.1.js',
  'demos/docs-joy/button/Basic.js.html': '',
  'demos/docs-joy/button/Basic.json': '',
};
const CHUNKS: Record<string, string[]> = {
  5: ['assets/js/island.1.js'],
  7: ['assets/js/material.1.js'],
};

const read = jest.fn((file: string) => FILES[file]!);
const collect = () =>
  fileCollector({
    has: (file) => Object.hasOwn(FILES, file),
    read,
    list: (folder) => Object.keys(FILES).filter((file) => file.startsWith(`${folder}/`)),
    filesOfChunk: (id) => CHUNKS[id] ?? [],
    shell: ['assets/js/main.1.js'],
    sections: ['assets/js/pages-joy.1.js'],
  });

it('follows only scripts, styles, images, islands and the sources of demos', () => {
  expect(collect()(['joy-ui/index.html'])).toEqual([
    'assets/css/styles.1.css',
    'assets/fonts/plex.1.woff2',
    'assets/images/a.1.png',
    'assets/js/island.1.js',
    'assets/js/main.1.js',
    'assets/js/page.1.js',
    'assets/js/pages-joy.1.js',
    'demos/docs-joy/button/Basic.js.html',
    'demos/docs-joy/button/Basic.tsx.html',
    'img/logos/joy.svg',
    'joy-ui/index.html',
  ]);
});

it('reads each file once for all sets', () => {
  const collector = collect();
  read.mockClear();
  collector(['joy-ui/index.html']);
  collector(['material-ui/index.html', 'joy-ui/index.html']);
  const files = read.mock.calls.map(([file]) => file);
  expect(files).toEqual([...new Set(files)]);
});

it('recognizes the imports that the bundler writes', () => {
  expect(referencesIn('load:()=>Promise.all([t.e("90131"),n.e("mui"),r.e(12)])').chunks).toEqual([
    '90131',
    'mui',
    '12',
  ]);
});
