import { findingsIn } from '../testing';
import { altText, brokenImage } from './images';

const FILES = { 'static/img/mill.svg': '<svg/>' };

describe('alt-text', () => {
  it.each([
    '![](/img/mill.svg)',
    '![Image](/img/mill.svg)',
    '![mill.svg](/img/mill.svg)',
    '<img src="/img/mill.svg" />',
  ])('names %s', async (text) => {
    expect(await findingsIn(altText, text, FILES)).toEqual([
      expect.stringMatching(
        /^1: The image \/img\/mill\.svg has .+ Say in a few words what it shows\.$/,
      ),
    ]);
  });

  it('accepts words, and an empty text where JSX says so', async () => {
    expect(await findingsIn(altText, '![A mill by a river](/img/mill.svg)', FILES)).toEqual([]);
    expect(await findingsIn(altText, '<img src="/img/mill.svg" alt="" />', FILES)).toEqual([]);
  });
});

describe('broken-image', () => {
  it('names a file that does not exist', async () => {
    expect(await findingsIn(brokenImage, '![A mill](/img/mil.svg)', FILES)).toEqual([
      "1: The image /img/mil.svg doesn't exist. Put the file at static/img/mil.svg, or correct the path.",
    ]);
  });

  it('accepts one that does, and other sites', async () => {
    const text = '![A mill](/img/mill.svg)\n\n![A mill](https://example.com/a.svg)';
    expect(await findingsIn(brokenImage, text, FILES)).toEqual([]);
  });
});
