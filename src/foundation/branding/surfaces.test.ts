import { ACCENTS } from './accents';
import { SURFACES } from './surfaces';
import type { Surfaces } from './surfaces';

type Color = keyof Surfaces;

const TEXT = 4.5;
const SHAPE = 3;

/** Red, green and blue, from 0 to 1, of a color in the formats of `surfaces.ts`. */
function channels(color: string): [number, number, number] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(color);
  if (hex) {
    const channel = (group: number) => parseInt(hex[group]!, 16) / 255;
    return [channel(1), channel(2), channel(3)];
  }
  const hsl = /^hsl\((\d+), (\d+)%, (\d+)%\)$/.exec(color);
  if (!hsl) {
    throw new Error(`Expected #rrggbb or hsl(), received ${color}`);
  }
  const [hue, saturation, lightness] = [Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100];
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function luminance(color: string): number {
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const PAGE: readonly Color[] = ['surface', 'surface-subtle', 'surface-raised'];
const CODE_COLORS = (Object.keys(SURFACES.light) as Color[]).filter((name) =>
  name.startsWith('code-'),
);

const LINES: readonly Color[] = ['surface-line', 'surface-inserted', 'surface-deleted'];

const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;

// Each color with its surfaces, and the contrast that WCAG AA requires of the pair.
const PAIRS: [Color, Color, number][] = [
  ...pairs(['text', 'text-secondary', 'link'], [...PAGE, 'surface-code'], TEXT),
  // The current menu item, and a hovered toolbar button.
  ...pairs(['text', 'link'], ['link-active-surface'], TEXT),
  ...pairs(CODE_COLORS, ['surface-code', ...LINES], TEXT),
  ...pairs(['text'], LINES, TEXT),
  ...pairs(['focus', 'border-strong'], [...PAGE, 'surface-code'], SHAPE),
  ...pairs(['focus'], ['link-active-surface'], SHAPE),
  ...CALLOUTS.flatMap((kind) => [
    ...pairs(['text', 'link'], [`${kind}-surface`], TEXT),
    ...pairs(['focus'], [`${kind}-surface`], SHAPE),
    ...pairs([`${kind}-border`], [...PAGE, `${kind}-surface`], SHAPE),
  ]),
];

function pairs(
  colors: readonly Color[],
  surfaces: readonly Color[],
  least: number,
): [Color, Color, number][] {
  return colors.flatMap((color) =>
    surfaces.map((surface): [Color, Color, number] => [color, surface, least]),
  );
}

describe('the formula', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['hsl(0, 0%, 100%)', 'hsl(0, 0%, 0%)', 21],
    ['#777777', '#ffffff', 4.48],
    ['hsl(0, 100%, 50%)', '#ffffff', 4.0],
    ['hsl(240, 100%, 50%)', '#ffffff', 8.59],
    ['hsl(120, 100%, 25%)', '#ffffff', 5.14],
  ])('gives %s on %s its published contrast', (first, second, expected) => {
    expect(contrast(first, second)).toBeCloseTo(expected, 1);
  });
});

const ACCENT_PAIRS = PAIRS.filter((pair) =>
  pair.some((color) => color === 'link' || color === 'link-active-surface'),
);

describe.each(Object.entries(ACCENTS))('the accent of %s', (_docs, accent) => {
  describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
    const colors = { ...SURFACES[mode], ...accent[mode] };

    it.each(ACCENT_PAIRS)('%s on %s has a contrast of at least %d', (color, surface, least) => {
      expect(contrast(colors[color], colors[surface])).toBeGreaterThanOrEqual(least);
    });
  });
});

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(PAIRS)('%s on %s has a contrast of at least %d', (color, surface, least) => {
    expect(contrast(SURFACES[mode][color], SURFACES[mode][surface])).toBeGreaterThanOrEqual(least);
  });

  it('every color except the decorative border is in a pair', () => {
    const paired = new Set(PAIRS.flatMap(([color, surface]) => [color, surface]));
    const others = (Object.keys(SURFACES[mode]) as Color[]).filter((name) => !paired.has(name));
    expect(others).toEqual(['border']);
  });
});

it('has the same colors in both modes', () => {
  expect(Object.keys(SURFACES.dark)).toEqual(Object.keys(SURFACES.light));
});
