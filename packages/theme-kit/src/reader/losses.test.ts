import { readTheme } from '.';

/** What is lost, with its place. */
async function lossesOf(text: string): Promise<string[]> {
  const { skipped } = await readTheme(text);
  expect(skipped.every(({ reason }) => /[.]$/.test(reason))).toBe(true);
  return skipped.map(
    ({ path, place, reason }) => `${place.line}:${place.column} ${path}: ${reason}`,
  );
}

it.each([
  [
    'an import that is missing',
    "import { brand } from './brand';\ncreateTheme({ palette: { primary: { main: brand.main } } });",
    '2:37 palette.primary.main: `brand` is imported from `./brand`, which isn’t read.',
  ],
  [
    'a whole palette of another file',
    "import palette from './palette';\ncreateTheme({ palette, spacing: 4 });",
    '2:15 palette: `palette` is imported from',
  ],
  [
    'an unknown package',
    "import { rgba } from 'polished';\ncreateTheme({ palette: { divider: rgba('#000', 0.1) } });",
    '2:26 palette.divider: `rgba` is imported from `polished`',
  ],
  [
    'a parameter',
    'export const get = (brand) =>\n  createTheme({ palette: { primary: { main: brand } } });',
    '2:39 palette.primary.main: `brand` is a parameter of a function',
  ],
  [
    'a parameter that is spread',
    'export const get = (options) => createTheme({ spacing: 4, ...options });',
    '1:59 ...: `options` is a parameter',
  ],
  [
    'all options',
    'export const get = (options) => createTheme(options);',
    '1:20 ...: `options` is a parameter',
  ],
  [
    'a merged argument',
    'export const get = (more) => createTheme({ spacing: 4 }, more);',
    '1:20 ...: `more` is a parameter',
  ],
  [
    'an assignment',
    'const theme = createTheme({ spacing: 4 });\ntheme.shape.borderRadius = window.radius;\nexport default theme;',
    '2:1 shape.borderRadius: `window` is only known when the code runs.',
  ],
  [
    'an assignment with a computed key',
    'const theme = createTheme({ spacing: 4 });\ntheme[location.hash] = 3;',
    '2:1 […]: The key can’t be evaluated.',
  ],
  [
    'an assignment in a condition',
    'const theme = createTheme({ spacing: 4 });\nif (isWide) {\n  theme.spacing = 6;\n}',
    '3:3 spacing: The condition can’t be evaluated.',
  ],
  [
    'a spread in a condition',
    'createTheme({ spacing: 4, ...(isWide && { shape: {} }) });',
    '1:27 ...: `isWide` isn’t declared',
  ],
  [
    'a condition',
    "createTheme({ palette: { divider: isWide ? '#000' : '#fff' } });",
    '1:26 palette.divider: Conditions that aren’t known',
  ],
  [
    'an early return',
    'const options = () => {\n  if (process.env.WIDE) return { spacing: 2 };\n  return { spacing: 4 };\n};\nexport default createTheme(options());',
    '2:3 ...: The condition can’t be evaluated.',
  ],
  [
    'a computed key',
    'createTheme({ spacing: 4, [name]: 1 });',
    '1:27 […]: The key can’t be evaluated.',
  ],
  [
    'a missing member',
    'const brand = {};\ncreateTheme({ palette: { divider: brand.line } });',
    '2:26 palette.divider: The object has no value `line`.',
  ],
  [
    'a color that chroma-js refuses',
    "import chroma from 'chroma-js';\ncreateTheme({ palette: { divider: chroma('inherit').rgb().join() } });",
    '2:26 palette.divider: `chroma()` can’t be evaluated for this value.',
  ],
  [
    'a call',
    'createTheme({ spacing: compute(3) });',
    '1:15 spacing: `compute` isn’t declared in this text.',
  ],
  [
    'an awaited value',
    'const load = async () => createTheme({ spacing: await fetchSpacing() });',
    '1:40 spacing: It’s only known when the code runs.',
  ],
  [
    'an element',
    'createTheme({ components: { MuiRating: { defaultProps: { icon: <Star /> } } } });',
    '1:58 components.MuiRating.defaultProps.icon: Elements aren’t part',
  ],
  [
    'an instance',
    'createTheme({ spacing: new Spacing(4) });',
    '1:15 spacing: Objects of classes aren’t created.',
  ],
  [
    'an accessor',
    'createTheme({ get spacing() { return 4; } });',
    '1:15 spacing: Accessors aren’t run.',
  ],
  [
    'a function with what is unknown',
    'createTheme({ components: { MuiTab: { styleOverrides: { root: ({ theme }) => ({ margin: gap }) } } } });',
    '1:89 components.MuiTab.styleOverrides.root: The function uses `gap`.',
  ],
  [
    'a function with an element',
    'createTheme({ custom: () => <Star /> });',
    '1:23 custom: It contains what only has a meaning in your app.',
  ],
  [
    'a list with what is unknown',
    "createTheme({ shadows: ['none', shadow(1)] });",
    '1:33 shadows: `shadow` isn’t declared',
  ],
  [
    'a color that the library refuses',
    "createTheme({ palette: { primary: { main: 'var(--brand)' } } });",
    '1:26 palette.primary: The library can’t compute shades of `var(--brand)`.',
  ],
  [
    'a color without a main color',
    "createTheme({ palette: { info: { light: '#fff' } } });",
    '1:26 palette.info: `palette.info` has no `main` color',
  ],
  [
    'another theme',
    'export const one = createTheme({ spacing: 4 });\nexport const other = createTheme({ spacing: 6 });',
    '2:22 other: Another theme is `other`.',
  ],
  [
    'no number',
    'createTheme({ spacing: 1e999 });',
    '1:15 spacing: `Infinity` isn’t a value of a theme.',
  ],
  [
    'a key of JavaScript',
    "createTheme({ spacing: 4, ['__proto__']: { a: 1 } });",
    '1:27 __proto__: A theme has no key `__proto__`.',
  ],
  [
    'changes in a function that is passed to an unknown one',
    "import { each } from './util';\nconst theme = createTheme({ spacing: 4 });\neach((size) => {\n  theme.spacing = size;\n});",
    '4:3 spacing: It’s set in a function that is passed to `each()`',
  ],
  [
    'changes for each of what is unknown',
    "import { parts } from './parts';\nconst theme = createTheme({ spacing: 4 });\nObject.entries(parts).forEach(([key, value]) => {\n  theme.components[key] = value;\n});",
    '4:3 components.[…]: The key can’t be evaluated.',
  ],
  [
    'a loop over what is unknown',
    "import { sizes } from './sizes';\nconst theme = createTheme({ spacing: 4 });\nfor (const size of sizes) {\n  theme.spacing = size;\n}",
    '4:3 spacing: `sizes` is imported from',
  ],
  [
    'a loop with an unknown condition',
    'const theme = createTheme({ spacing: 4 });\nwhile (more()) {\n  theme.spacing = 6;\n}',
    '3:3 spacing: The condition can’t be evaluated.',
  ],
  [
    'a theme that is passed to an unknown function',
    "import { withShadows } from './shadows';\nlet theme = createTheme({ spacing: 4 });\ntheme = withShadows(theme);\nexport default theme;",
    '3:9 : The theme is passed to `withShadows()`, which isn’t run.',
  ],
  [
    'what is assigned to a part of a theme',
    "import { fonts } from './fonts';\nconst theme = createTheme({ spacing: 4 });\nObject.assign(theme.typography, fonts);",
    '3:1 typography....: `fonts` is imported from',
  ],
  [
    'a package that is merged into options',
    "import { ptBR } from '@mui/material/locale';\nexport default createTheme(deepmerge({ spacing: 4 }, ptBR));",
    '1:10 ...: `ptBR` isn’t known, so it can’t be merged.',
  ],
  [
    'a theme that another one is based on, if the app uses it too',
    'export const theme = createTheme({ spacing: 4 });\nexport const compact = createTheme(theme, { spacing: 2 });',
    '2:24 compact: Another theme is `compact`.',
  ],
  [
    'a second theme that is only read',
    'const one = createTheme({ spacing: 4 });\nconst other = createTheme({ spacing: 6 });\nconst size = other.spacing(2);',
    '2:15 other: Another theme is `other`.',
  ],
])('lists %s', async (_case, text, start) => {
  const losses = await lossesOf(text);
  expect(losses).toHaveLength(1);
  expect(losses[0]!.slice(0, start.length)).toBe(start);
});

it('lists losses that two schemes share once, and those of each', async () => {
  const losses = await lossesOf(`export const get = (mode) => createTheme({
    palette: { mode, divider: mode === 'dark' ? one() : two() },
    spacing: three(),
  });`);
  expect(losses.map((loss) => loss.slice(0, 40))).toEqual([
    '2:22 palette.divider: `two` isn’t declar',
    '2:22 palette.divider: `one` isn’t declar',
    '3:5 spacing: `three` isn’t declared in t',
  ]);
});

it('doesn’t list a theme that only helps to write another one', async () => {
  expect(
    await lossesOf(`const { breakpoints } = createTheme({ spacing: 4 });
      export const theme = createTheme({ spacing: 4, typography: { h1: { [breakpoints.up('md')]: { margin: 1 } } } });`),
  ).toEqual([]);
});

it('notes a style that an object doesn’t have, which isn’t set when the code runs, either', async () => {
  const { skipped, notes, theme } = await readTheme(
    'const brand = {};\ncreateTheme({ components: { MuiLink: { styleOverrides: { root: { color: brand.line, margin: 4 } } } } });',
  );
  expect(skipped).toEqual([]);
  expect(notes.map(({ place, text }) => [place.line, place.column, text])).toEqual([
    [
      2,
      66,
      '`components.MuiLink.styleOverrides.root.color` isn’t set: the object has no value `line`.',
    ],
  ]);
  expect(JSON.stringify(theme)).not.toContain('color":');
});

it('ignores what doesn’t reach the theme', async () => {
  expect(
    await lossesOf(`import { api } from './api';
      const client = new Client(api.url);
      function App({ user }) {
        const [open, setOpen] = useState(user.open);
        const theme = useMemo(() => createTheme({ spacing: 4 }), []);
        useEffect(() => { document.title = user.name; setOpen(theme.spacing(1)); console.log(theme); }, [theme]);
        if (!user) { return null; }
        return <ThemeProvider theme={theme}><Home client={client} onClick={() => setOpen(!open)} /></ThemeProvider>;
      }`),
  ).toEqual([]);
});

it('uses the fallback of what is unknown, with a note', async () => {
  const { theme, skipped, notes } = await readTheme(`const radius = process.env.RADIUS ?? 6;
    createTheme({ spacing: config.spacing || 4, shape: { borderRadius: radius } });`);
  expect([theme, skipped]).toEqual([{ spacing: 4, shape: { borderRadius: 6 } }, []]);
  expect(notes.map(({ place, text }) => `${place.line}: ${text}`)).toEqual([
    expect.stringMatching(
      /^1: The first value isn’t known: `process` .* The value after `\?\?` was read\.$/,
    ),
    expect.stringMatching(
      /^2: The first value isn’t known: `config` .* The value after `\|\|` was read\.$/,
    ),
  ]);
});

it('lists styles that keep the light colors in a theme of both schemes', async () => {
  const styles = (color: string) =>
    `components: { MuiTab: { styleOverrides: { root: ({ theme }) => ({ color: ${color} }) } } }`;
  const both = (color: string) =>
    `const get = (mode) => createTheme({ palette: { mode, divider: mode === 'dark' ? '#222' : '#ddd' }, ${styles(color)} });
    export const light = get('light');
    export const dark = get('dark');`;
  expect(await lossesOf(both('theme.palette.divider'))).toEqual([
    expect.stringContaining('components.MuiTab.styleOverrides.root: It reads `theme.palette`'),
  ]);
  expect(await lossesOf(both('theme.vars.palette.divider'))).toEqual([]);
  expect(await lossesOf(both('theme.spacing(1)'))).toEqual([]);
  expect(await lossesOf(`createTheme({ ${styles('theme.palette.divider')} })`)).toEqual([]);
});
