import * as z from 'zod/mini';
import { parseColor } from '@site/src/colors';
import { COMPONENT_DEFAULTS } from './component-defaults';
import { COLOR_NAMES, HEADINGS, SCHEMES } from './types';
import type { ReaderTheme } from './types';

// The policy of the site blocks code generation at run time.
z.config({ jitless: true });

/** Maximum length of a theme as JSON in characters; a complete one has about 6,000. */
export const MAX_THEME_LENGTH = 20_000;

const MAX_COLOR_LENGTH = 60;
const MAX_FONT_LENGTH = 200;

/** Ranges of the numbers. */
export const RANGES = {
  fontSize: { min: 10, max: 24 },
  fontWeight: { min: 100, max: 900 },
  borderRadius: { min: 0, max: 32 },
  spacing: { min: 2, max: 16 },
} as const;

function isColor(text: string): boolean {
  try {
    return text.length <= MAX_COLOR_LENGTH && parseColor(text) !== null;
  } catch {
    return false;
  }
}

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

const color = z.string({ error: 'must be a color' }).check(
  z.refine(isColor, {
    error: 'must be a color: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla() or color()',
  }),
);

const fontFamily = z.string({ error: 'must be a list of font names' }).check(
  z.maxLength(MAX_FONT_LENGTH, { error: `must have at most ${MAX_FONT_LENGTH} characters` }),
  z.regex(/^[\p{L}\d\s,.'"_-]+$/u, {
    error: 'must be a list of font names, separated by commas',
  }),
);

const rem = z
  .string({ error: 'must be a size in rem, such as 2.5rem' })
  .check(
    z.regex(/^(?:\d|1\d)(?:\.\d{1,4})?rem$/, { error: 'must be a size in rem, such as 2.5rem' }),
  );

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

/** A part of a value that isn't a valid theme. */
export interface Problem {
  /** Where, for example `['shape', 'borderRadius']`. */
  path: readonly string[];
  /** What, where and what was received, as a sentence. */
  text: string;
}

const MAX_SHOWN = 60;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

function describe(value: unknown, issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map(String);
  const where = path.join('.') || 'The theme';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: `\`${[...path, key].join('.')}\` isn't supported in a theme here.`,
    }));
  }
  const what =
    issue.code === 'invalid_type' && issue.expected === 'object'
      ? 'must be an object'
      : issue.message;
  return [{ path, text: `\`${where}\` ${what}; received ${show(valueAt(value, issue.path))}.` }];
}

/**
 * Finds what isn't valid in a theme.
 *
 * @param value - Anything, for example parsed JSON.
 * @returns Nothing if the value is a `ReaderTheme`.
 */
export function findProblems(value: unknown): Problem[] {
  const result = themeSchema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap((issue) => describe(value, issue));
}

/**
 * Parses a theme from JSON that is untrusted.
 *
 * @throws If the text is too long, isn't JSON, or isn't a theme. The message says what and where.
 */
export function parseTheme(json: string): ReaderTheme {
  if (json.length > MAX_THEME_LENGTH) {
    throw new Error(
      `The theme has ${json.length} characters; at most ${MAX_THEME_LENGTH} are allowed.`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`The theme isn't valid JSON: ${(error as Error).message}`, { cause: error });
  }
  const [problem, ...others] = findProblems(value);
  if (problem) {
    const more = others.length > 0 ? ` ${others.length} more problems were found.` : '';
    throw new Error(problem.text + more);
  }
  return value as ReaderTheme;
}
