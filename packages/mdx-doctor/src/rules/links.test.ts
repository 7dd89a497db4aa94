import { findingsIn, pageText } from '../testing/site';
import { brokenAnchor, brokenLink } from './links';

const FILES = {
  'docs-lab/near.mdx': pageText('/near', 'Near', '## Part\n\n<p id="Basic" />\n'),
  'docs-other/far.mdx': pageText('/far'),
  'docs-lab/home.mdx': pageText('/home'),
  'static/files/a.pdf': '',
  'static/files/b c.pdf': '',
  'docs-lab/d (1).pdf': '',
  'docs-lab/plain.md': 'Text.\n',
  'docs-lab/_part.mdx': 'Text.\n',
  'notes.mdx': 'Text.\n',
};

describe('broken-link', () => {
  it.each([
    [
      './naer.mdx',
      "1: The link leads to docs-lab/naer.mdx, which doesn't exist. Did you mean near.mdx?",
    ],
    [
      '../docs-other/far.mdx',
      '1: The link leads to docs-other/far.mdx, which belongs to another product or version. Write its path: /other/far/.',
    ],
    [
      '/lab/naer/',
      "1: The link leads to /lab/naer/, which doesn't exist. Did you mean /lab/near/?",
    ],
    ['/lab/near', '1: The link to /lab/near has no trailing slash. Write /lab/near/.'],
    ['/lab/moved/', '1: The link leads to /lab/moved/, which has moved. Write /lab/home/.'],
    ['./%E0%A4%A.mdx', /^1: The link leads to docs-lab\/%E0%A4%A\.mdx, which doesn't exist\./],
    [
      './plain.md',
      "1: The link leads to docs-lab/plain.md, which isn't a page. Pages are .mdx files in a docs folder: rename or move it, and correct the link.",
    ],
    [
      '../notes.mdx',
      /^1: The link leads to notes\.mdx, which isn't a page\. Pages are \.mdx files/,
    ],
    [
      './_part.mdx',
      "1: The link leads to docs-lab/_part.mdx, which isn't a page. Link to a page that shows it.",
    ],
    ['near/', /^1: The link "near\/" is relative to the page's URL\./],
  ])('reports the problem of %s', async (url, message) => {
    expect(await findingsIn(brokenLink, `[Link](${url})`, FILES)).toEqual([
      expect.stringMatching(message),
    ]);
    expect(await findingsIn(brokenLink, `<a href="${url}">Link</a>`, FILES)).toHaveLength(1);
  });

  it.each([
    './near.mdx#part',
    '/other/far/',
    '/files/a.pdf',
    '/files/b%20c.pdf',
    './d%20%281%29.pdf',
    '/lab/near.md',
    '/',
    '#part',
    'https://example.com/nowhere',
    'mailto:a@example.com',
  ])('accepts %s', async (url) => {
    expect(await findingsIn(brokenLink, `[Link](${url})`, FILES)).toEqual([]);
  });
});

describe('broken-anchor', () => {
  it.each([
    [
      './near.mdx#prat',
      "1: The link leads to #prat, which docs-lab/near.mdx doesn't have. Did you mean #part?",
    ],
    [
      '/lab/near/#prat',
      "1: The link leads to #prat, which docs-lab/near.mdx doesn't have. Did you mean #part?",
    ],
    ['#%E0%A4%A', /^1: The link leads to #%E0%A4%A, which this page doesn't have\./],
    ['#basic', /^1: The link leads to #basic, which this page doesn't have\./],
  ])('reports the problem of %s', async (url, message) => {
    expect(await findingsIn(brokenAnchor, `[Link](${url})`, FILES)).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it.each(['./near.mdx#part', '/lab/near/#Basic?s=1', '#own'])('accepts %s', async (url) => {
    expect(await findingsIn(brokenAnchor, `[Link](${url})\n\n## Own\n`, FILES)).toEqual([]);
  });

  it('skips pages that import components, whose anchors are only known to a build', async () => {
    const files = {
      ...FILES,
      'docs-lab/near.mdx': pageText('/near', 'Near', "import { A } from '@site/src/a';\n\n<A />\n"),
    };
    expect(await findingsIn(brokenAnchor, '[Link](./near.mdx#made)', files)).toEqual([]);
  });
});
