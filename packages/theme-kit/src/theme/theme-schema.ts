import * as z from 'zod/mini';
import { isCssColor } from '../colors';
import { COMPONENT_DEFAULTS } from './component-defaults';
import { MAX_FONTS_LENGTH, hasFontCharacters, isFontFamily } from './font-family';
import { COLOR_NAMES, HEADINGS, RANGES, SCHEMES } from './types';

// The policy of the site blocks code generation at run time.
z.config({ jitless: true });

/** Maximum length of a color in characters; a complete one with four decimals has 47. */
const MAX_COLOR_LENGTH = 60;

/** Makes all fields optional, and refuses others. */
function fields<Shape extends Record<string, z.core.$ZodType>>(shape: Shape) {
  return z.partial(z.strictObject(shape));
}

function each<Name extends string, Type extends z.core.$ZodType>(
  names: readonly Name[],
  type: Type,
) {
  return Object.fromEntries(names.map((name) => [name, type])) as Record<Name, Type>;
}

function inRange({ min, max }: { min: number; max: number }) {
  const error = `must be a number from ${min} to ${max}`;
  return z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

const COLOR = {
  length: `must be a color with at most ${MAX_COLOR_LENGTH} characters`,
  form: 'must be a color in one of these forms, with values in range: #nnn, #nnnnnn, rgb(255, 136, 0), rgba(255, 136, 0, 0.5), hsl(32, 100%, 50%), hsla(32, 100%, 50%, 0.5), or color() without opacity in srgb, display-p3, a98-rgb or prophoto-rgb',
};

const color = z
  .string({ error: COLOR.form })
  .check(
    z.maxLength(MAX_COLOR_LENGTH, { error: COLOR.length, abort: true }),
    z.refine(isCssColor, { error: COLOR.form }),
  );

const FONTS = 'must be a list of font names, separated by commas';

const fontFamily = z.string({ error: FONTS }).check(
  z.maxLength(MAX_FONTS_LENGTH, {
    error: `${FONTS}, with at most ${MAX_FONTS_LENGTH} characters`,
    abort: true,
  }),
  z.refine(hasFontCharacters, {
    error: `${FONTS}, without line breaks, damaged characters and \\ ( ) { } ; < > *`,
    abort: true,
  }),
  z.refine(isFontFamily, {
    error: `${FONTS}, with quotes around names that contain other characters than letters, digits, hyphens and underscores, words that start with a digit, or keywords such as inherit`,
  }),
);

const REM = 'must be a size in rem below 20 with at most 4 decimals, such as 2.5rem';
const rem = z
  .string({ error: REM })
  .check(z.regex(/^(?:\d|1\d)(?:\.\d{1,4})?rem$/, { error: REM }));

function choice(values: readonly (string | boolean)[]) {
  return z.literal([...values], { error: `must be ${values.join(' or ')}` });
}

const paletteColor = z.strictObject({
  main: color,
  light: z.optional(color),
  dark: z.optional(color),
  contrastText: z.optional(color),
});

const palette = fields({
  ...each(COLOR_NAMES, paletteColor),
  background: fields({ default: color, paper: color }),
  text: fields({ primary: color, secondary: color }),
  divider: color,
});

const fontWeight = inRange(RANGES.fontWeight);

/** The schema of a theme. */
export const themeSchema = fields({
  colorSchemes: fields(each(SCHEMES, fields({ palette }))),
  typography: fields({
    fontFamily,
    fontSize: inRange(RANGES.fontSize),
    fontWeightRegular: fontWeight,
    fontWeightMedium: fontWeight,
    fontWeightBold: fontWeight,
    ...each(HEADINGS, fields({ fontSize: rem, fontWeight })),
    button: fields({ textTransform: choice(['none', 'uppercase', 'capitalize']), fontWeight }),
  }),
  shape: fields({ borderRadius: inRange(RANGES.borderRadius) }),
  spacing: inRange(RANGES.spacing),
  components: fields(
    Object.fromEntries(
      Object.entries(COMPONENT_DEFAULTS).map(([name, props]) => [
        name,
        fields({
          defaultProps: fields(
            Object.fromEntries(
              Object.entries(props).map(([prop, values]) => [prop, choice(values)]),
            ),
          ),
        }),
      ]),
    ),
  ),
});
