import { SURFACES } from '@site/src/foundation/branding/surfaces';
import { parseColor, toHex } from 'mui-theme-kit/colors';
import { HUES, SHADES, shadeOf } from './hues';
import { deriveStyles } from './derive-styles';

type Mode = 'light' | 'dark';

/** The luminance as WCAG defines it, not rounded. */
function luminance(color: string): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = parseColor(toHex(color)).values;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function propertiesOf(declarations: string): Record<string, string> {
  return Object.fromEntries(
    declarations
      .split(';')
      .filter(Boolean)
      .map((declaration) => declaration.split(':')),
  ) as Record<string, string>;
}

const LEVELS = [0, 85, 170, 255];
const COLORS = [
  ...LEVELS.flatMap((red) =>
    LEVELS.flatMap((green) => LEVELS.map((blue) => toHex(`rgb(${red}, ${green}, ${blue})`))),
  ),
  ...HUES.flatMap((hue) => SHADES.map((shade) => shadeOf(hue, shade))),
];
const STYLES = COLORS.map((color) => deriveStyles({ primary: color, secondary: color }));

/** The lowest contrast of a derived color in a mode. */
function lowest(
  mode: Mode,
  property: string,
  backgrounds: (own: Record<string, string>) => string[],
): number {
  return Math.min(
    ...STYLES.flatMap((styles) => {
      const own = propertiesOf(styles[mode]);
      return backgrounds(own).map((background) => contrast(own[property]!, background));
    }),
  );
}

function surfaces(mode: Mode): string[] {
  return Object.entries(SURFACES[mode])
    .filter(([name]) => name.includes('surface') && name !== 'link-active-surface')
    .map(([, color]) => color);
}

describe.each(['light', 'dark'] as const)('in %s mode, with any color', (mode) => {
  const all = (own: Record<string, string>) => [
    ...surfaces(mode),
    own['--site-link-active-surface']!,
  ];

  it('links have a contrast of 4.5 on all surfaces and on selected items', () => {
    expect(lowest(mode, '--site-link', all)).toBeGreaterThanOrEqual(4.5);
  });

  it('focus rings have a contrast of 3 on all surfaces and on selected items', () => {
    expect(lowest(mode, '--site-focus', all)).toBeGreaterThanOrEqual(3);
  });

  it('text on selected items and on filled buttons has a contrast of 4.5', () => {
    for (const styles of STYLES) {
      const own = propertiesOf(styles[mode]);
      const ratios = [
        contrast(SURFACES[mode].text, own['--site-link-active-surface']!),
        contrast(own['--docs-palette-primary-contrastText']!, own['--docs-palette-primary-main']!),
      ];
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('leaves a color that is readable as it is', () => {
  const { light } = deriveStyles({ primary: '#0d47a1', secondary: '#880e4f' });
  expect(propertiesOf(light)).toMatchObject({
    '--site-link': '#0d47a1',
    '--site-focus': '#880e4f',
    '--docs-palette-primary-main': '#0d47a1',
    '--docs-palette-primary-contrastText': '#fff',
  });
});

it('declares the same properties for both modes', () => {
  const { light, dark } = deriveStyles({ primary: '#ffeb3b', secondary: '#000000' });
  expect(Object.keys(propertiesOf(dark))).toEqual(Object.keys(propertiesOf(light)));
});
