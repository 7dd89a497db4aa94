import { createTheme } from '@mui/material/styles';
import { HUES, SHADES, shadeOf } from './hues';
import { paletteColor, textContrast, wcagLevel } from './palette-color';
import { themeCode } from './ThemeCode';

it.each([
  [3, 0.2],
  [4.5, 0.35],
])(
  "computes the theme's tokens with a threshold of %d and an offset of %d",
  (threshold, offset) => {
    const rules = { contrastThreshold: threshold, tonalOffset: offset };
    for (const main of HUES.flatMap((hue) => SHADES.map((shade) => shadeOf(hue, shade)))) {
      const { primary } = createTheme({ palette: { ...rules, primary: { main } } }).palette;
      expect(paletteColor(main, rules)).toEqual(primary);
    }
  },
);

it('takes the opacity of text into account', () => {
  expect(textContrast('#000', '#9e9e9e')).toBeCloseTo(7.84, 1);
  expect(textContrast('rgba(0, 0, 0, 0.87)', '#9e9e9e')).toBeLessThan(7);
});

it.each([
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'large'],
  [2.99, 'none'],
])('rates a contrast of %d as %s', (contrast, level) => {
  expect(wcagLevel(contrast)).toBe(level);
});

it('writes only the rules that differ from the defaults', () => {
  expect(themeCode({ primary: '#00796b' })).toContain(
    "  palette: {\n    primary: { main: '#00796b' },\n  },",
  );
});
