import * as library from '@mui/system/colorManipulator';
import {
  alpha,
  blend,
  contrastRatio,
  darken,
  emphasize,
  lighten,
  luminance,
  toHex,
} from './color-functions';

// The contract of sections 5, 8 and 9 of the product specification.

const COLORS = [
  ...['#f80', '#1976d2', 'rgb(200, 240, 220)', 'rgba(55, 15, 35, 0.5)', 'hsl(210, 100%, 45%)'],
  ...['hsla(32, 90%, 70%, 0.25)', 'color(srgb 0.2 0.4 0.6)', 'color(display-p3 0 1 0)'],
];

describe.each(COLORS)('with %s', (color) => {
  it("is the library's function", () => {
    expect(luminance(color)).toBe(library.getLuminance(color));
    expect(contrastRatio(color, '#fff')).toBe(library.getContrastRatio(color, '#fff'));
    expect(lighten(color, 0.3)).toBe(library.lighten(color, 0.3));
    expect(darken(color, 0.3)).toBe(library.darken(color, 0.3));
    expect(emphasize(color)).toBe(library.emphasize(color));
    expect(emphasize(color, 0.4)).toBe(library.emphasize(color, 0.4));
    expect(alpha(color, 0.3)).toBe(library.alpha(color, 0.3));
  });
});

it.each([
  ['luminance', luminance],
  ['contrastRatio', (color: string) => contrastRatio('#fff', color)],
  ['lighten', (color: string) => lighten(color, 0.1)],
  ['darken', (color: string) => darken(color, 0.1)],
  ['emphasize', (color: string) => emphasize(color)],
  ['alpha', (color: string) => alpha(color, 0.1)],
  ['toHex', toHex],
])('%s throws the two errors', (_, apply) => {
  expect(() => apply('tomato')).toThrow('Unsupported `tomato` color. The following formats');
  expect(() => apply('color(xyz 0 0 0)')).toThrow('Unsupported `xyz` color space. The following');
});

it("keeps the opacity of color(), which the library's functions write without a slash", () => {
  expect(darken('color(srgb 1 0.5 0 / 0.5)', 0.5)).toBe('color(srgb 0.5 0.25 0 /0.5)');
});

it.each([
  ['#F80', '#ff8800'],
  ['rgba(255, 136, 0, 0.5)', '#ff8800'],
  ['hsl(32, 100%, 50%)', '#ff8800'],
  ['color(display-p3 1.2 0.5333 -0.1)', '#ff8800'],
])('writes %s as %s', (color, hex) => {
  expect(toHex(color)).toBe(hex);
});

it.each([
  ['#fff', 'rgba(0, 0, 0, 0.87)', '#212121'],
  ['#1976d2', '#fff', '#ffffff'],
  ['#000', 'hsla(0, 0%, 100%, 0)', '#000000'],
])('shows on %s the overlay %s as %s', (background, overlay, shown) => {
  expect(blend(background, overlay)).toBe(shown);
});

describe('amount', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [-0.1, 0],
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    [1.1, 1],
  ])('of %d is taken as %d', (amount, taken) => {
    expect(alpha('#f80', amount)).toBe(`rgba(255, 136, 0, ${taken})`);
    expect(lighten('#000', amount)).toBe(lighten('#000', taken));
    expect(darken('#fff', amount)).toBe(darken('#fff', taken));
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#000', 21],
    ['#777', '#777', 1],
  ])('of %s on %s is %d', (foreground, background, ratio) => {
    expect(contrastRatio(foreground, background)).toBeCloseTo(ratio, 10);
  });

  it('is (lighter + 0.05) / (darker + 0.05), by luminance', () => {
    const [lighter, darker] = [luminance('#90caf9'), luminance('#1565c0')];
    expect(lighter).toBeGreaterThan(darker);
    expect(contrastRatio('#1565c0', '#90caf9')).toBe((lighter + 0.05) / (darker + 0.05));
  });
});

describe('emphasis', () => {
  it('darkens or lightens by 0.15 when no amount is given', () => {
    expect(emphasize('rgb(200, 240, 220)')).toBe(emphasize('rgb(200, 240, 220)', 0.15));
    expect(emphasize('rgb(200, 240, 220)')).toBe('rgb(170, 204, 187)');
    expect(emphasize('rgb(55, 15, 35)')).toBe('rgb(85, 51, 68)');
  });

  it.each([
    ['#bcbcbc', 0.503, 'darker'],
    ['color(srgb 0.7354 0.7354 0.7354)', 0.5, 'lighter'],
    ['#bbb', 0.497, 'lighter'],
  ])('makes %s, of luminance %d, %s', (color, expected, shown) => {
    expect(luminance(color)).toBe(expected);
    expect(luminance(emphasize(color)) > expected ? 'lighter' : 'darker').toBe(shown);
  });
});
