import type { DemoScope } from '@site/src/foundation/products';
import type { CodeVariant, Direction } from '@site/src/reader/settings';

interface Entry {
  scope: DemoScope;
  variant: CodeVariant;
  direction: Direction;
}

/** Provider and theme of a library's demos. */
interface Library {
  fonts: readonly string[];
  imports: readonly string[];
  /** The library's theme with both color modes; `direction` is inserted into the braces. */
  theme: (direction: string) => string;
  provider: readonly [open: string, close: string];
}

const WEIGHTS = [300, 400, 500, 700];

const LIBRARIES: Record<'material' | 'joy', Library> = {
  material: {
    fonts: WEIGHTS.map((weight) => `@fontsource/roboto/${weight}.css`),
    imports: [
      `import CssBaseline from '@mui/material/CssBaseline';`,
      `import { ThemeProvider, createTheme } from '@mui/material/styles';`,
    ],
    theme: (direction) =>
      `const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },${direction}
});`,
    provider: ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
  },
  joy: {
    fonts: WEIGHTS.map((weight) => `@fontsource/inter/${weight}.css`),
    imports: [
      `import CssBaseline from '@mui/joy/CssBaseline';`,
      `import { CssVarsProvider, extendTheme } from '@mui/joy/styles';`,
    ],
    theme: (direction) => `const theme = extendTheme({${direction ? `${direction}\n` : ''}});`,
    provider: ['<CssVarsProvider theme={theme} defaultMode="system">', '</CssVarsProvider>'],
  },
};

const RTL_IMPORTS = [
  `import createCache from '@emotion/cache';`,
  `import { CacheProvider } from '@emotion/react';`,
  `import rtlPlugin from '@mui/stylis-plugin-rtl';`,
  `import { prefixer } from 'stylis';`,
];

const RTL_CACHE = `// Mirrors the libraries' styles; index.html sets the direction.
const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });`;

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** A project's entry module: fonts, theme, provider, demo. */
export function entryModule({ scope, variant, direction }: Entry): string {
  const { fonts, imports, theme, provider } = LIBRARIES[scope === 'joy' ? 'joy' : 'material'];
  const isRtl = direction === 'rtl';
  const assertion = variant === 'TS' ? '!' : '';
  const inProvider = [provider[0], ...indent(['<CssBaseline />', '<Demo />']), provider[1]];
  const tree = isRtl
    ? ['<CacheProvider value={cache}>', ...indent(inProvider), '</CacheProvider>']
    : inProvider;
  return `${[
    ...fonts.map((file) => `import '${file}';`),
    ...(isRtl ? RTL_IMPORTS : []),
    ...imports,
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    `import Demo from './Demo';`,
    '',
    ...(isRtl ? [RTL_CACHE] : []),
    theme(isRtl ? "\n  direction: 'rtl'," : ''),
    '',
    `createRoot(document.getElementById('root')${assertion}).render(`,
    '  <StrictMode>',
    ...indent(indent(tree)),
    '  </StrictMode>,',
    ');',
  ].join('\n')}\n`;
}
