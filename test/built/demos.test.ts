import { load } from 'cheerio';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';

// Browsers parse the content of <noscript> only without scripts.
const parse = (html: string) => load(html, { scriptingEnabled: false });

it('a demo links to its source in both languages for readers without scripts', () => {
  const $ = parse(htmlOf('/material-ui/react-dialog/'));
  const sources = $('#SimpleDialogDemo noscript a')
    .toArray()
    .map((link) => {
      const page = parse(readBuilt($(link).attr('href')!));
      return { label: $(link).text(), title: page('h1').text(), code: page('pre').text() };
    });
  expect(sources).toEqual([
    {
      label: 'SimpleDialogDemo.tsx',
      title: 'SimpleDialogDemo.tsx',
      code: expect.stringContaining('const pick = (name: string) => {'),
    },
    {
      label: 'SimpleDialogDemo.js',
      title: 'SimpleDialogDemo.js',
      code: expect.stringContaining('const pick = (name) => {'),
    },
  ]);
  for (const { code } of sources) {
    expect(code).toContain('export default function SimpleDialogDemo() {');
  }
});

it('a live code block is rendered into the page', () => {
  const $ = parse(htmlOf('/experiments/docs/demos/'));
  expect($('.demo-root[data-demo="LiveExample1"]').text()).toContain('Ground today');
});
