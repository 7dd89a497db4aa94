import { alpha, emphasize, getContrastRatio, getLuminance } from '@mui/system/colorManipulator';

// The library's behavior specified in sections 5, 8 and 10 of the product specification.

describe('opacity', () => {
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
  });
});

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#000', 21],
    ['#777', '#777', 1],
  ])('of %s on %s is %d', (foreground, background, ratio) => {
    expect(getContrastRatio(foreground, background)).toBeCloseTo(ratio, 10);
  });

  it('is (lighter + 0.05) / (darker + 0.05), by luminance', () => {
    const [lighter, darker] = [getLuminance('#90caf9'), getLuminance('#1565c0')];
    expect(lighter).toBeGreaterThan(darker);
    expect(getContrastRatio('#1565c0', '#90caf9')).toBe((lighter + 0.05) / (darker + 0.05));
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
  ])('makes %s, of luminance %d, %s', (color, luminance, shown) => {
    expect(getLuminance(color)).toBe(luminance);
    expect(getLuminance(emphasize(color)) > luminance ? 'lighter' : 'darker').toBe(shown);
  });
});
