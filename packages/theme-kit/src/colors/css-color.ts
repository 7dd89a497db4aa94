import { parseColor } from './parse-color';

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const listOf = (...values: string[]) => `\\( *${values.join(' *, *')}(?: *, *${NUMBER})? *\\)`;
const COLOR = new RegExp(
  [
    '^(?:#(?:[\\da-fA-F]{3}){1,2}',
    `rgba?${listOf(NUMBER, NUMBER, NUMBER)}`,
    `hsla?${listOf(`${NUMBER}(?:deg)?`, `${NUMBER}%`, `${NUMBER}%`)}`,
    `color\\((?:srgb|display-p3|a98-rgb|prophoto-rgb)(?: -?${NUMBER}){3}\\))$`,
  ].join('|'),
);

const MAXIMA = new Map([
  ['rgb', [255, 255, 255, 1]],
  ['hsl', [360, 100, 100, 1]],
]);

/**
 * Whether a text is a color that means the same in CSS and in the library's themes. Themes read fewer
 * spellings than `parseColor`: no uppercase names and no spaces around. They compute other shades than
 * CSS of values out of range, lose the slash before the opacity of `color()`, and call a color space
 * `rec-2020` that is `rec2020` in CSS.
 */
export function isCssColor(text: string): boolean {
  if (!COLOR.test(text)) {
    return false;
  }
  const maxima = MAXIMA.get(text.slice(0, 3));
  return !maxima || text.match(/[\d.]+/g)!.every((value, index) => Number(value) <= maxima[index]!);
}

/** Rounded, because numbers below 0.000001 are written with an exponent, which themes don't read. */
const printed = (value: number) => String(Math.round(value * 10_000) / 10_000);

/**
 * Writes a color as browsers and the library's themes read it, with values in range. Leaves those as
 * they are that have no such form: `color()` with opacity or in `rec-2020`.
 *
 * @throws If `parseColor` doesn't support the format or the color space.
 * @example cssColor(' RGB(300,136,0)') // 'rgb(255, 136, 0)'
 */
export function cssColor(text: string): string {
  const trimmed = text.trim();
  const { type, values, colorSpace } = parseColor(trimmed);
  if (isCssColor(trimmed)) {
    return trimmed;
  }
  const [first, second, third, ...opacity] = values.map(printed) as [string, string, string];
  switch (type) {
    case 'rgb':
    case 'rgba':
      return `${type}(${[first, second, third, ...opacity].join(', ')})`;
    case 'hsl':
    case 'hsla': {
      const hue = printed(((values[0] % 360) + 360) % 360);
      return `${type}(${[hue, `${second}%`, `${third}%`, ...opacity].join(', ')})`;
    }
    case 'color':
      return `color(${[colorSpace, first, second, third, ...opacity.map((one) => `/ ${one}`)].join(' ')})`;
  }
}
