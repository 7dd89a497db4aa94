import type { LibrarySandbox } from './types';

/** Provider and theme of a library that is styled with emotion. */
interface Library {
  /** Name of its package. */
  name: string;
  /** Name of its font's package in `@fontsource`. */
  font: string;
  imports: readonly string[];
  /** The library's theme with both color modes; `direction` is inserted into the braces. */
  theme: (direction: string) => string;
  provider: readonly [open: string, close: string];
}

const WEIGHTS = [300, 400, 500, 700];

const RTL_IMPORTS = [
  `import createCache from '@emotion/cache';`,
  `import { CacheProvider } from '@emotion/react';`,
  `import rtlPlugin from '@mui/stylis-plugin-rtl';`,
  `import { prefixer } from 'stylis';`,
];

const RTL_CACHE = `// Mirrors the libraries' styles; index.html sets the direction.
const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });`;

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** The projects of a library whose styles emotion writes, and mirrors with a plugin. */
export function emotionSandbox({ name, font, imports, theme, provider }: Library): LibrarySandbox {
  const inProvider = [provider[0], ...indent(['<CssBaseline />', '<Demo />']), provider[1]];
  const fonts = WEIGHTS.map((weight) => `import '@fontsource/${font}/${weight}.css';`);
  return {
    packages: ['@emotion/react', '@emotion/styled', name, `@fontsource/${font}`],
    rtlPackages: ['@mui/stylis-plugin-rtl', '@emotion/cache', 'stylis'],
    entries: {
      ltr: { imports: [...fonts, ...imports], setup: [theme('')], tree: inProvider },
      rtl: {
        imports: [...fonts, ...RTL_IMPORTS, ...imports],
        setup: [RTL_CACHE, theme("\n  direction: 'rtl',")],
        tree: ['<CacheProvider value={cache}>', ...indent(inProvider), '</CacheProvider>'],
      },
    },
  };
}
