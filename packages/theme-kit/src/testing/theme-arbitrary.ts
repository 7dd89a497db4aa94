import fc from './properties';
import { COMPONENT_DEFAULTS } from '../theme/component-defaults';
import { COLOR_NAMES, HEADINGS, RANGES, SCHEMES } from '../theme/types';
import type { BasicTheme } from '../theme/types';

type Fields = Record<string, fc.Arbitrary<unknown>>;

/** Keeps themes small enough to test many of them. */
const MAX_FIELDS = 4;

/** An object with a few of the fields, at least one: empty parts mean the same as none. */
function some(fields: Fields): fc.Arbitrary<object> {
  return fc
    .subarray(Object.entries(fields), {
      minLength: 1,
      maxLength: Math.min(MAX_FIELDS, Object.keys(fields).length),
    })
    .chain((entries) => fc.record(Object.fromEntries(entries), { noNullPrototype: true }));
}

function each(names: readonly string[], value: fc.Arbitrary<unknown>): Fields {
  return Object.fromEntries(names.map((name) => [name, value]));
}

const channel = fc.integer({ min: 0, max: 255 });
const percent = fc.integer({ min: 0, max: 100 });
const opacity = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);
const hex = (length: number) => fc.stringMatching(new RegExp(`^#[0-9a-fA-F]{${length}}$`));

const color = fc.oneof(
  hex(3),
  hex(6),
  fc.tuple(channel, channel, channel).map(([r, g, b]) => `rgb(${r}, ${g}, ${b})`),
  fc
    .tuple(channel, channel, channel, opacity)
    .map(([r, g, b, a]) => `rgba(${r}, ${g}, ${b}, ${a})`),
  fc
    .tuple(fc.integer({ min: 0, max: 360 }), percent, percent)
    .map(([h, s, l]) => `hsl(${h}, ${s}%, ${l}%)`),
  fc.tuple(opacity, opacity, opacity).map(([r, g, b]) => `color(display-p3 ${r} ${g} ${b})`),
);

const between = ({ min, max }: { min: number; max: number }) =>
  fc.oneof(
    fc.integer({ min, max }),
    fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100),
  );

interface Font {
  /** As it's written in CSS. */
  text: string;
  name: string;
}

const word = fc.stringMatching(/^-?[A-Za-zÄéЖ明_][\wé明-]{0,9}$/u);
const words = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom(' ', '  '))
  .filter(([list]) => !list.some((one) => /^(?:inherit|initial|unset|revert|default)$/i.test(one)))
  .map(([list, space]): Font => ({ text: list.join(space), name: list.join(' ') }));

const inQuotes = fc
  .tuple(fc.stringMatching(/^[\w éЖ明😀,.'"/@&!?:#%+-]{1,20}$/u), fc.constantFrom('"', "'"))
  .filter(([name, quote]) => /[\p{L}\d]/u.test(name) && !name.includes(quote))
  .map(([name, quote]): Font => ({ text: quote + name + quote, name }));

/** A list of fonts, as its text and as the names that it means. */
export const arbitraryFonts = fc
  .tuple(
    fc.array(fc.oneof(words, inQuotes), { minLength: 1, maxLength: 6 }),
    fc.constantFrom(',', ', ', ' ,  '),
  )
  .map(([fonts, comma]) => ({
    text: fonts.map(({ text }) => text).join(comma),
    names: fonts.map(({ name }) => name),
  }))
  .filter(({ text }) => text.length <= 200);

const fontFamily = arbitraryFonts.map(({ text }) => text);

const rem = fc.integer({ min: 1, max: 199_999 }).map((parts) => `${parts / 10_000}rem`);
const fontWeight = between(RANGES.fontWeight);

const paletteColor = fc.record(
  { main: color, light: color, dark: color, contrastText: color },
  { requiredKeys: ['main'], noNullPrototype: true },
);

const palette = some({
  ...each(COLOR_NAMES, paletteColor),
  background: some({ default: color, paper: color }),
  text: some({ primary: color, secondary: color }),
  divider: color,
});

const components = some(
  Object.fromEntries(
    Object.entries(COMPONENT_DEFAULTS).map(([name, props]) => [
      name,
      some({
        defaultProps: some(
          Object.fromEntries(
            Object.entries(props).map(([prop, values]) => [prop, fc.constantFrom(...values)]),
          ),
        ),
      }),
    ]),
  ),
);

/** Any theme that the schema allows, without empty parts. */
export const arbitraryTheme = fc.record(
  {
    colorSchemes: some(each(SCHEMES, some({ palette }))),
    typography: some({
      fontFamily,
      fontSize: between(RANGES.fontSize),
      fontWeightRegular: fontWeight,
      fontWeightMedium: fontWeight,
      fontWeightBold: fontWeight,
      ...each(HEADINGS, some({ fontSize: rem, fontWeight })),
      button: some({
        textTransform: fc.constantFrom('none', 'uppercase', 'capitalize'),
        fontWeight,
      }),
    }),
    shape: some({ borderRadius: between(RANGES.borderRadius) }),
    spacing: between(RANGES.spacing),
    components,
  },
  { requiredKeys: [], noNullPrototype: true },
) as fc.Arbitrary<BasicTheme>;
