import fc from '@site/test/unit/properties';
import { DECLARATIONS, REFUSED, RULES } from '@site/src/reader/scheme-styles/format';
import { readFonts, readStylesheet, supports } from '@site/test/unit/read-css';
import {
  arbitraryFonts,
  arbitraryTheme,
} from '@site/packages/theme-kit/src/testing/theme-arbitrary';
import { PRESETS } from '@site/src/tools/theme-studio/presets';
import { computeStyles } from './compute-styles';
import { findProblems } from 'mui-theme-kit/schema';
import type { BasicTheme } from 'mui-theme-kit/theme';

/** What the values of custom properties must be for CSS, by the properties' names. */
const SYNTAX: readonly (readonly [name: RegExp, syntax: string])[] = [
  [/^--\w+-palette-.*Channel$/, '<number>{3}'],
  // Material UI loses the slash before the opacity of a `color()`, in apps too.
  [/^--mui-palette-TableCell-border$/, '<color> | color(<custom-ident> <number>{4})'],
  [/^--\w+-palette-/, '<color>'],
  [/^--joy-fontFamily-/, 'font-family'],
  [/^--\w+-font-/, 'font'],
  [/^--(?:joy-(?:fontSize|radius)|mui-shape|\w+-spacing)/, '<length>'],
];

function stylesheetOf(theme: BasicTheme) {
  const styles = computeStyles(theme);
  const css = RULES[0] + styles.light + RULES[1] + styles.dark + RULES[2];
  return { styles, css, read: readStylesheet(css) };
}

const isAccepted = (theme: unknown) => findProblems(theme).length === 0;
const isPrintable = (text: string) =>
  new RegExp(`^${DECLARATIONS}$`).test(text) && !new RegExp(REFUSED, 'i').test(text);

beforeAll(() => {
  // The library warns of low contrast.
  jest.spyOn(console, 'error').mockImplementation();
});

it('prints themes as declarations that a CSS parser reads back, with values that CSS supports', () => {
  const themes = [...fc.sample(arbitraryTheme, 100), ...PRESETS.map(({ theme }) => theme)];
  for (const theme of themes) {
    const { styles, read } = stylesheetOf(theme);
    for (const [selector, printed] of [
      [':root[data-theme],[data-theme=light][data-theme]', styles.light],
      ['[data-theme=dark][data-theme]', styles.dark],
    ] as const) {
      expect(isPrintable(printed)).toBe(true);
      const own = read.filter((declaration) => declaration.selector === selector);
      expect(own.map(({ name, value }) => `${name}:${value};`).join('')).toBe(printed);
    }
    const unsupported = read.filter(({ name, value }) => {
      const [, syntax] = SYNTAX.find(([pattern]) => pattern.test(name)) ?? [];
      return syntax === undefined || !supports(syntax, value);
    });
    expect(unsupported).toEqual([]);
  }
});

it('prints lists of fonts that mean the same names', () => {
  for (const { text, names } of fc.sample(arbitraryFonts, 15)) {
    const theme = { typography: { fontFamily: text } };
    expect([text, findProblems(theme)]).toEqual([text, []]);
    const { read } = stylesheetOf(theme);
    const fonts = read.find(({ name }) => name === '--joy-fontFamily-body')!.value;
    expect(readFonts(fonts)).toEqual(names);
    const font = read.find(({ name }) => name === '--mui-font-body1')!.value;
    expect(font.endsWith(` ${text}`)).toBe(true);
  }
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(...'"\'`,.;:(){}<>[]\\/*!@#%&$-_ \t\n0123456789'),
    fc.constantFrom('O’Neil', 'Größe', '日本', 'µ', '\u00a0', '\u2028', '\ud800', '😀', '/*', '*/'),
    fc.constantFrom('Segoe UI', 'serif', 'inherit', 'Default', 'url(', 'var(--a)', '</style>'),
    fc.constantFrom('rgb(', 'hsl(', 'color(srgb ', '255', '1.', '.5', '100%', 'deg', ', ', 'rem'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')) },
    // A valid list with another piece in it.
    {
      weight: 2,
      arbitrary: fc
        .tuple(arbitraryFonts, piece, fc.nat({ max: 40 }))
        .map(([{ text: valid }, other, at]) => valid.slice(0, at) + other + valid.slice(at)),
    },
  );

  const FIELDS: [path: string[], syntax: string][] = [
    [['typography', 'fontFamily'], 'font-family'],
    [['typography', 'h1', 'fontSize'], '<length>'],
    [['colorSchemes', 'dark', 'palette', 'divider'], '<color>'],
    [['colorSchemes', 'light', 'palette', 'primary', 'main'], '<color>'],
  ];
  const at = (path: readonly string[], value: unknown) =>
    path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

  it.each(FIELDS)('is either valid CSS for %s, or refused with a way out', (path, syntax) => {
    fc.assert(
      fc.property(text, (value) => {
        const [problem] = findProblems(at(path, value));
        if (!problem) {
          expect(supports(syntax, value)).toBe(true);
          expect(isPrintable(`--mui-a:${value};`)).toBe(true);
          return;
        }
        expect(problem.path).toEqual(path);
        expect(problem.text).toMatch(
          /^`[\w.]+` must be .+; received ".*"(?: \(\d+ characters\))?\./s,
        );
        const { instead } = problem;
        if (instead !== null) {
          expect(instead).not.toBe(value);
          expect(isAccepted(at(path, instead))).toBe(true);
          expect(problem.text.endsWith(` Write \`${instead}\` instead.`)).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it.each(FIELDS)('is written in quotes that show it, in messages about %s', (path) => {
    fc.assert(
      fc.property(text, (value) => {
        const shown = /; received (".*?")(?: \(\d+ characters\))?\.(?: Write|$)/s.exec(
          findProblems(at(path, value))[0]?.text ?? '; received "".',
        )![1]!;
        expect(shown).not.toMatch(/[^\S ]|\p{Cc}/u);
      }),
    );
  });
});
