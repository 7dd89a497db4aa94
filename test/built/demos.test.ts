import path from 'node:path';
import { load } from 'cheerio';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';

// Browsers parse the content of <noscript> only without scripts.
const parse = (html: string) => load(html, { scriptingEnabled: false });

it('a demo links to its source in both languages for readers without scripts', () => {
  const $ = parse(htmlOf('/material-ui/react-dialog/'));
  const address = $('#SimpleDialogDemo noscript a').attr('href')!;
  const typeScript = parse(readBuilt(address));
  const javaScript = parse(
    readBuilt(path.posix.join(path.posix.dirname(address), typeScript('main p a').attr('href')!)),
  );
  const sources = [typeScript, javaScript].map((page) => ({
    title: page('h1').text(),
    code: page('pre').text(),
  }));
  expect(sources).toEqual([
    {
      title: 'SimpleDialogDemo.tsx',
      code: expect.stringContaining('const pick = (name: string) => {'),
    },
    {
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
