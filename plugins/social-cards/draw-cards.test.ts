import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { SOCIAL_CARD_COLORS } from '../../src/branding';
import { PRODUCTS } from '../../src/products';
import { designOf } from './design';
import { drawCard, drawEach } from './draw-cards';
import { loadFonts } from './load-fonts';
import type { LoadedFonts } from './load-fonts';
import { palettePng } from './palette-png';
import type { Card } from './types';
import { woffToSfnt } from './woff-to-sfnt';

const [{ name: product, logoSvg }] = PRODUCTS;
const CARD: Card = { title: 'Button', product, logoSvg, version: null, section: ['Inputs'] };

let folder: string;
let fonts: LoadedFonts;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  fonts = await loadFonts(folder);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const draw = (card: Partial<Card>) => drawCard({ ...CARD, ...card }, SOCIAL_CARD_COLORS, fonts);

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
    ['logo', { logoSvg: PRODUCTS[1].logoSvg }],
  ])('shows the %s', async (_, change) => {
    expect(await draw(change)).not.toEqual(await draw({}));
  });

  it('shows letters of other scripts, also mixed', async () => {
    const blank = await draw({ title: ' ' });
    const mixed = await Promise.all(
      ['Жя ab', 'Ωλ ab', 'ő ab', 'ab'].map((title) => draw({ title })),
    );
    expect(new Set([blank, ...mixed].map((png) => png.toString('base64'))).size).toBe(5);
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

  it('divide a text by font', () => {
    expect(fonts.runsOf('a Ж日b', 400)).toEqual([
      { family: 'latin-400', text: 'a ' },
      { family: 'cyrillic-400', text: 'Ж' },
      { family: 'latin-400', text: 'b' },
    ]);
  });

  it('must be WOFF files', () => {
    expect(() => woffToSfnt(Buffer.alloc(100), 'a')).toThrow('Not a WOFF 1 file');
  });
});

describe('palettePng', () => {
  it('loses no color', () => {
    const colors = [
      [1, 2, 3, 255],
      [200, 100, 50, 255],
      [1, 2, 3, 255],
      [7, 7, 7, 255],
    ];
    const png = palettePng({ width: 2, height: 2, pixels: Buffer.from(colors.flat()) })!;
    const palette = png.indexOf('PLTE') + 4;
    const data = png.indexOf('IDAT') + 4;
    const rows = inflateSync(png.subarray(data, data + png.readUInt32BE(data - 8)));
    expect([...rows]).toEqual([0, 0, 1, 0, 0, 2]);
    expect([...png.subarray(palette, palette + 9)]).toEqual([1, 2, 3, 200, 100, 50, 7, 7, 7]);
    // The checksum of an empty IEND, from the specification.
    expect(png.readUInt32BE(png.length - 4)).toBe(0xae426082);
  });

  it('leaves images of many colors to the renderer', () => {
    const pixels = Buffer.from(Uint32Array.from({ length: 257 }, (_, index) => index).buffer);
    expect(palettePng({ width: 257, height: 1, pixels })).toBeNull();
  });
});

describe('designOf', () => {
  const root = path.resolve(__dirname, '../..');

  it('changes with the colors', () => {
    const design = designOf(root, SOCIAL_CARD_COLORS);
    expect(designOf(root, SOCIAL_CARD_COLORS)).toBe(design);
    expect(designOf(root, { ...SOCIAL_CARD_COLORS, title: '#000' })).not.toBe(design);
  });
});

describe('drawEach', () => {
  it('draws every item, at most two at once', async () => {
    let running = 0;
    let most = 0;
    const drawn: number[] = [];
    await drawEach([1, 2, 3, 4, 5], async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      drawn.push(item);
    });
    expect(drawn.sort()).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('reports an error', async () => {
    const failing = async (item: number) => {
      if (item === 2) {
        throw new Error('no room');
      }
    };
    await expect(drawEach([1, 2, 3], failing)).rejects.toThrow('no room');
  });
});
