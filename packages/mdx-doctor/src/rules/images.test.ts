import { findingsIn } from '../testing/site';
import { altText, brokenImage } from './images';

const FILES = { 'static/img/mill.svg': '<svg/>' };

describe('alt-text', () => {
  it.each([
    '![](/img/mill.svg)',
    '![Image](/img/mill.svg)',
    '![mill.svg](/img/mill.svg)',
    '<img src="/img/mill.svg" />',
  ])('reports %s', async (text) => {
    expect(await findingsIn(altText, text, FILES)).toEqual([
      expect.stringMatching(
        /^1: The image \/img\/mill\.svg has .+ Describe the image in a few words\.$/,
      ),
    ]);
  });

  it('accepts a description, and an explicitly empty text in JSX', async () => {
    expect(await findingsIn(altText, '![A mill by a river](/img/mill.svg)', FILES)).toEqual([]);
    expect(await findingsIn(altText, '<img src="/img/mill.svg" alt="" />', FILES)).toEqual([]);
  });
});

describe('broken-image', () => {
  it('reports a file that does not exist', async () => {
    expect(await findingsIn(brokenImage, '![A mill](/img/mil.svg)', FILES)).toEqual([
      "1: The image /img/mil.svg doesn't exist. Put the file at static/img/mil.svg, or correct the path.",
    ]);
  });

  it('accepts files that exist, and other sites', async () => {
    const text = '![A mill](/img/mill.svg)\n\n![A mill](https://example.com/a.svg)';
    expect(await findingsIn(brokenImage, text, FILES)).toEqual([]);
  });

  it.each(['./image%20%282%29.png', './a%23b.png?c#gh-light-mode-only', './100%.png'])(
    'decodes %s',
    async (url) => {
      const files = {
        'docs-lab/image (2).png': '',
        'docs-lab/a#b.png': '',
        'docs-lab/100%.png': '',
      };
      expect(await findingsIn(brokenImage, `![A mill](${url})`, files)).toEqual([]);
    },
  );
});
