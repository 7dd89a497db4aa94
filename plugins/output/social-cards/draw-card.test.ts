import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { SOCIAL_CARD_COLORS } from '../../../src/foundation/branding';
import { productById } from '../../../src/foundation/products';
import { designOf } from './design';
import { drawCard } from './draw-card';
import { loadFonts } from './load-fonts';
import type { Card, Fonts } from './types';

const { name: product, logoSvg } = productById('material-ui');
const CARD: Card = { title: 'Button', product, logoSvg, version: null, section: ['Inputs'] };

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

const draw = (card: Partial<Card>) => drawCard({ ...CARD, ...card }, SOCIAL_CARD_COLORS, fonts);
const hashOf = async (card: Partial<Card>) =>
  createHash('sha256')
    .update(await draw(card))
    .digest('hex');

describe('a drawn card', () => {
  it('is a small PNG of 1200 by 630 pixels', async () => {
    const png = await draw({});
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(30_000);
  });

  it.each([
    ['title', { title: 'Alert' }],
    ['section', { section: ['Feedback'] }],
    ['version', { version: '6.5.0' }],
    ['product', { product: 'Joy UI' }],
    ['logo', { logoSvg: productById('joy-ui').logoSvg }],
  ])('shows the %s', async (_, change) => {
    expect(await hashOf(change)).not.toBe(await hashOf({}));
  });

  it('shows letters of other scripts, also mixed', async () => {
    const titles = [' ', 'Жя ab', 'Ωλ ab', 'ő ab', 'ab'];
    const hashes = await Promise.all(titles.map((title) => hashOf({ title })));
    expect(new Set(hashes).size).toBe(5);
  });
});

it('the text is painted above the logo in the background', async () => {
  const png = await draw({ title: 'React component library documentation' });
  const letter = sharp(png).extract({ left: 862, top: 350, width: 16, height: 40 });
  expect(Math.max(...(await letter.greyscale().raw().toBuffer()))).toBe(255);
});

describe('a text that needs more than one line', () => {
  it('is divided into lines of similar widths', async () => {
    const title = 'Upgrade to another version: changes in styles and in themes';
    const pixels = await sharp(await draw({ title }))
      .greyscale()
      .raw()
      .toBuffer();
    const bright = [...pixels.keys()].filter((index) => pixels.readUInt8(index) > 200);
    // Lines that are as full as possible end at 1000.
    expect(bright.reduce((most, index) => Math.max(most, index % 1200), 0)).toBeLessThan(850);
  });

  it('is divided where a word never fits, between the parts of its name if it has some', async () => {
    const never = 'm'.repeat(60);
    const name = 'unstable_useIsFocusVisibleWithAnExtremelyLongName';
    const parts = 'unstable_useIsFocusVisibleWithAn ExtremelyLongName';
    expect(await hashOf({ title: `${name} ${never}` })).toBe(
      await hashOf({ title: `${parts} ${never}` }),
    );
    expect(await hashOf({ title: never })).not.toBe(await hashOf({ title: 'm'.repeat(40) }));
  });

  it('is cut off after three lines', async () => {
    const cut = `${'many words '.repeat(8)}many word…`;
    expect(await hashOf({ title: 'many words '.repeat(30) })).toBe(await hashOf({ title: cut }));
  });

  it('is cut off after one line as a section', async () => {
    const cut = `${'long group '.repeat(5)}long gr…`;
    expect(await hashOf({ section: ['long group '.repeat(10)] })).toBe(
      await hashOf({ section: [cut] }),
    );
  });
});

describe('the fonts', () => {
  it('have Latin, Greek and Cyrillic letters', () => {
    expect([...'aéőßλЖ–…“'].filter((character) => !fonts.has(character))).toEqual([]);
    expect(fonts.has('日')).toBe(false);
  });

  it('measure letters by their own widths', () => {
    expect(fonts.widthOf('iii', 600)).toBeLessThan(fonts.widthOf('mmm', 600) / 2);
    expect(fonts.widthOf('日', 600)).toBe(0);
  });
});

describe('designOf', () => {
  const root = path.resolve(__dirname, '../../..');

  it('changes with the colors', () => {
    const design = designOf(root, SOCIAL_CARD_COLORS);
    expect(designOf(root, SOCIAL_CARD_COLORS)).toBe(design);
    expect(designOf(root, { ...SOCIAL_CARD_COLORS, title: '#000' })).not.toBe(design);
  });
});
