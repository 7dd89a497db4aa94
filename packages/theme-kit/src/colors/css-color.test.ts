import fc from '../testing/properties';
import { createTheme } from '@mui/material/styles';
import { lexer } from 'css-tree';
import { cssColor, isCssColor } from './css-color';
import { parseColor } from './parse-color';

it.each([
  '#f80',
  '#FF8800',
  'rgb(255,136,0)',
  'rgba( 255 , 136, 0.5, .5 )',
  'hsl(32deg, 100%, 50%)',
  'hsla(360, 0%, 12.5%, 1)',
  'color(display-p3 1.2 -.5 0)',
])('accepts %s, and writes it as it is', (color) => {
  expect(isCssColor(color)).toBe(true);
  expect(cssColor(color)).toBe(color);
});

it.each([
  [' #f80', '#f80'],
  ['RGB(255,136,0)', 'rgb(255, 136, 0)'],
  ['rgb(255,\n136,\u00a00)', 'rgb(255, 136, 0)'],
  ['rgba(300, -1, 0, 1.5)', 'rgba(255, 0, 0, 1)'],
  ['rgb(0.0000001, 0, 0)', 'rgb(0.0000001, 0, 0)'],
  ['rgb(256, 0, 0)', 'rgb(255, 0, 0)'],
  ['hsl(0, 0%, 101%)', 'hsl(0, 0%, 100%)'],
  ['hsl(-30, 120%, 50%)', 'hsl(330, 100%, 50%)'],
  ['HSLA(400deg, 50%, 50%, 0.5)', 'hsla(40, 50%, 50%, 0.5)'],
  ['color( srgb  1 .5 0 )', 'color(srgb 1 0.5 0)'],
])('writes %j as %s', (color, written) => {
  expect(cssColor(color)).toBe(written);
  expect(isCssColor(written)).toBe(true);
});

it.each(['color(srgb 1 0.5 0 / 0.5)', 'color(rec-2020 1 0.5 0)'])(
  'leaves %s, which has no form that themes read',
  (color) => {
    expect(isCssColor(color)).toBe(false);
    expect(cssColor(color.replace('/ ', '/'))).toBe(color);
  },
);

it('writes colors that CSS supports and themes read, of any that can be parsed', () => {
  const number = fc.oneof(
    fc.double({ min: -400, max: 400, noNaN: true }).map((value) => value.toFixed(3)),
    fc.constantFrom('.5', '0', '+1', '1e3', '1.', '255'),
  );
  const color = fc
    .tuple(
      fc.constantFrom('rgb', 'RGBA', 'hsl', 'Hsla', 'color'),
      fc.array(number, { minLength: 3, maxLength: 4 }),
      fc.constantFrom(', ', ',', ' , ', ' ', '\t,'),
      fc.constantFrom('', '%'),
    )
    .map(([name, values, comma, unit]) => {
      const [first, ...others] = values;
      const list = [first, ...others.slice(0, 2).map((one) => one + unit), ...others.slice(2)];
      return `${name}(${name === 'color' ? 'srgb ' : ''}${list.join(comma)})`;
    });
  let written = 0;
  fc.assert(
    fc.property(color, (text) => {
      try {
        parseColor(text);
      } catch {
        expect(() => cssColor(text)).toThrow('Unsupported');
        return;
      }
      const css = cssColor(text);
      expect(lexer.match('<color>', css).matched).not.toBeNull();
      if (isCssColor(css)) {
        written += 1;
        expect(() => createTheme({ palette: { primary: { main: css } } })).not.toThrow();
      }
    }),
    { numRuns: 1000 },
  );
  expect(written).toBeGreaterThan(50);
});
