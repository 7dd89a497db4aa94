import { parseColor } from './parse-color';

const FORMATS = '#nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color()';
const SPACES = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'];

it.each([
  ['#f80', 'rgb', [255, 136, 0]],
  ['#FF8800', 'rgb', [255, 136, 0]],
  [' #ff8800 ', 'rgb', [255, 136, 0]],
  ['rgb(255, 136, 0)', 'rgb', [255, 136, 0]],
  ['rgba(255, 136, 0, 0.5)', 'rgba', [255, 136, 0, 0.5]],
  ['hsl(32, 100%, 50%)', 'hsl', [32, 100, 50]],
  ['hsla(32, 100%, 50%, 0.5)', 'hsla', [32, 100, 50, 0.5]],
  ['color(srgb 1 0.5 0 /0.5)', 'color', [1, 0.5, 0, 0.5]],
  ['color( srgb  1 .5 0 / 0.5 )', 'color', [1, 0.5, 0, 0.5]],
  ['RGB(255,136,0)', 'rgb', [255, 136, 0]],
  ['hsl(32deg, 100%, 50%)', 'hsl', [32, 100, 50]],
])('parses %s', (color, type, values) => {
  expect(parseColor(color)).toMatchObject({ type, values });
});

it.each([
  ['rgb(300, -1, 0)', [255, 0, 0]],
  ['rgba(255, 136, 0, 1.5)', [255, 136, 0, 1]],
  ['rgba(255, 136, 0, -0.5)', [255, 136, 0, 0]],
  ['hsl(400, 120%, -1%)', [400, 100, 0]],
  ['color(display-p3 1.2 -0.1 0 / 2)', [1.2, -0.1, 0, 1]],
])('clamps the values of %s', (color, values) => {
  expect(parseColor(color).values).toEqual(values);
});

it.each([
  ...[
    'rgb(255 136 0)',
    'rgb(100%, 50%, 0%)',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgba(1, 2, 3, 50%)',
  ],
  ...['hsl(32, 100, 50)', 'color(srgb 1 0.5)', 'color(srgb, 1, 0.5, 0)'],
  ...['#', '#f', '#ff', '#ff88', '#ff880', '#ff88000', '#ff880080', '#ggg', '#12345z', '#f8 0'],
  ...['hwb(32 0% 0%)', 'lab(50% 40 59.5)', 'orange', '', 'rgb()', 'rgb(red, 0, 0)', 'ff8800'],
  ...['rgb(1, 2, 3);a:url(b)', 'rgb(1, 2, 3 url(b))'],
])('rejects the format of "%s"', (color) => {
  expect(() => parseColor(color)).toThrow(
    `Unsupported \`${color}\` color. The following formats are supported: ${FORMATS}.`,
  );
});

it.each(SPACES)('parses the color space %s', (colorSpace) => {
  expect(parseColor(`color(${colorSpace} 0.1 0.2 0.3)`)).toEqual({
    type: 'color',
    colorSpace,
    values: [0.1, 0.2, 0.3],
  });
});

it.each(['xyz', 'oklab', 'rec2020', 'SRGB'])('rejects the color space %s', (colorSpace) => {
  expect(() => parseColor(`color(${colorSpace} 0.1 0.2 0.3)`)).toThrow(
    `Unsupported \`${colorSpace}\` color space. The following color spaces are supported: ${SPACES.join(', ')}.`,
  );
});
