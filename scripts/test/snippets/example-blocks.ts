/** Why a code block is in no project. The type check covers it, if its language has types. */
interface Outside {
  outside: string;
}

/** A code block that is in a file of `examples/`, or in none. */
export type ExampleBlock = readonly [title: string, file: string | Outside];

const OTHER_SUBJECT = { outside: 'Needs no server, cache, layer or script' };
const ANY_THEME = { outside: 'Shows one option, which other code blocks contain' };

/**
 * The pages about CSS layers, Content Security Policy, Next.js, Emotion's cache, the color scheme
 * script and tests. Each lists its complete code blocks in order, which are those with a title or
 * an import, and the file of `examples/` that contains each. `npm run test:full` builds, starts and
 * asks these projects.
 */
export const EXAMPLE_BLOCKS: ReadonlyMap<string, readonly ExampleBlock[]> = new Map<
  string,
  ExampleBlock[]
>([
  [
    'docs-material/integrations/nextjs.mdx',
    [
      ['src/theme.ts', 'nextjs/src/theme.ts'],
      ['src/app/layout.tsx', 'nextjs/src/app/layout.tsx'],
      ['src/app/layout.tsx', 'nextjs-layers/src/app/layout.tsx'],
      ['src/app/layout.tsx', { outside: 'The build would download fonts' }],
      ['src/components/SeatCounter.tsx', 'nextjs/src/components/SeatCounter.tsx'],
      ['src/components/NextLink.tsx', 'nextjs/src/components/NextLink.tsx'],
      ['src/app/hours/page.tsx', 'nextjs/src/app/hours/page.tsx'],
      ['src/app/globals.css', 'nextjs-layers/src/app/globals.css'],
      ['pages/_document.tsx', 'nextjs-pages/pages/_document.tsx'],
      ['pages/_app.tsx', 'nextjs-pages/pages/_app.tsx'],
      ['pages/_document.tsx', 'nextjs-pages-layers/pages/_document.tsx'],
      ['pages/_app.tsx', 'nextjs-pages-layers/pages/_app.tsx'],
      ['src/document-props.tsx', 'nextjs-pages-layers/src/document-props.tsx'],
      ['pages/_app.tsx', 'nextjs-pages-layers/pages/_app.tsx'],
    ],
  ],
  [
    'docs-material/integrations/tailwindcss/tailwindcss-v4.mdx',
    [
      ['vite.config.ts', 'tailwindcss-v4/vite.config.ts'],
      ['src/styles.css', 'tailwindcss-v4/src/styles.css'],
      ['src/main.tsx', 'tailwindcss-v4/src/main.tsx'],
      ['src/app/layout.tsx', 'nextjs-layers/src/app/layout.tsx'],
      ['src/app/globals.css', 'nextjs-layers/src/app/globals.css'],
      ['src/App.tsx', 'tailwindcss-v4/src/App.tsx'],
      ['theme.ts', 'vite-css-layers/src/theme.ts'],
      ['src/styles.css', 'nextjs-layers/src/app/globals.css'],
      ['src/styles.css', 'nextjs-layers/src/app/globals.css'],
      ['src/styles.css', 'nextjs-layers/src/app/globals.css'],
      ['.vscode/settings.json', { outside: 'Settings of an editor' }],
    ],
  ],
  [
    'docs-material/integrations/styled-components.mdx',
    [
      ['package.json', 'styled-components/package.json'],
      ['package.json', { outside: 'For yarn' }],
      ['vite.config.ts', { outside: 'For bundlers without the alias in package.json' }],
      ['webpack.config.js', { outside: 'For bundlers without the alias in package.json' }],
      ['tsconfig.json', { outside: 'For bundlers without the alias in package.json' }],
      ['src/main.tsx', 'styled-components/src/main.tsx'],
      ['src/App.tsx', 'styled-components/src/App.tsx'],
    ],
  ],
  [
    'docs-material/customization/css-layers.mdx',
    [
      ['main.tsx', 'vite-css-layers/src/Root.tsx'],
      ['src/app/layout.tsx', 'nextjs-layers/src/app/layout.tsx'],
      ['src/app/globals.css', 'nextjs-layers/src/app/globals.css'],
      ['pages/_document.tsx', 'nextjs-pages-layers/pages/_document.tsx'],
      ['pages/_app.tsx', 'nextjs-pages-layers/pages/_app.tsx'],
      ['App.tsx', 'vite-css-layers/src/App.tsx'],
      ['theme.ts', 'vite-css-layers/src/theme.ts'],
      ['timetable.css', 'vite-css-layers/src/timetable.css'],
      ['Delay.tsx', 'vite-css-layers/src/Delay.tsx'],
    ],
  ],
  [
    'docs-material/guides/content-security-policy.mdx',
    [
      ['nonce.ts', 'server-rendering/src/nonce.ts'],
      ['Root.tsx', 'server-rendering/src/Root.tsx'],
      ['browser-nonce.ts', 'server-rendering/src/browser-nonce.ts'],
      ['nonce-entry.ts', { outside: 'Only webpack defines the variable, and no project uses it' }],
    ],
  ],
  [
    'docs-material/guides/server-rendering.mdx',
    [
      ['theme.ts', 'server-rendering/src/theme.ts'],
      ['Page.tsx', 'server-rendering/src/Page.tsx'],
      ['render.tsx', 'server-rendering/src/render.tsx'],
      ['server.ts', 'server-rendering/src/server.ts'],
      ['browser.tsx', 'server-rendering/src/browser.tsx'],
    ],
  ],
  [
    'docs-material/guides/testing.mdx',
    [
      ['BorrowForm.tsx', 'testing/src/BorrowForm.tsx'],
      ['BorrowForm.test.tsx', 'testing/src/BorrowForm.test.tsx'],
      ['render-with-theme.tsx', 'testing/src/render-with-theme.tsx'],
    ],
  ],
  [
    'docs-material/components/init-color-scheme-script/init-color-scheme-script.mdx',
    [
      ['app/theme.ts', 'nextjs-color-scheme/app/(data)/theme.ts'],
      ['app/providers.tsx', 'nextjs-color-scheme/app/(data)/providers.tsx'],
      ['app/layout.tsx', 'nextjs-color-scheme/app/(data)/layout.tsx'],
      ['pages/_document.jsx', 'nextjs-color-scheme/pages/_document.jsx'],
      ['print-script.tsx', 'nextjs-color-scheme/print-script.tsx'],
      ['', ANY_THEME],
      ['', ANY_THEME],
      ['app/dark-first.tsx', 'nextjs-color-scheme/app/(data)/dark-first.tsx'],
      ['', ANY_THEME],
    ],
  ],
  [
    'docs-material/customization/dark-mode/dark-mode.mdx',
    [
      ['theme.ts', OTHER_SUBJECT],
      ['App.tsx', OTHER_SUBJECT],
      ['StarChart.tsx', OTHER_SUBJECT],
      ['cookie-storage.ts', OTHER_SUBJECT],
      ['Root.tsx', OTHER_SUBJECT],
      ['LogEntry.tsx', OTHER_SUBJECT],
      ['server-theme.ts', ANY_THEME],
      ['ModeSelect.tsx', 'nextjs/src/components/ModeSelect.tsx'],
      ['index.html', 'vite-dark-mode/index.html'],
      ['main.tsx', 'vite-dark-mode/src/main.tsx'],
    ],
  ],
  [
    'docs-material/customization/css-theme-variables/configuration/configuration.mdx',
    [
      ['ModeButton.tsx', OTHER_SUBJECT],
      ['use-current-mode.ts', OTHER_SUBJECT],
      ['layout.tsx', 'nextjs-color-scheme/app/(class)/layout.tsx'],
      ['DarkFirst.tsx', OTHER_SUBJECT],
      ['CanvasApp.tsx', OTHER_SUBJECT],
      ['embedded-theme.ts', OTHER_SUBJECT],
      ['theme.ts', OTHER_SUBJECT],
      ['shadow-theme.ts', OTHER_SUBJECT],
      ['small-theme.ts', OTHER_SUBJECT],
      ['ContrastButton.tsx', OTHER_SUBJECT],
    ],
  ],
  [
    'docs-joy/integrations/next-js-app-router.mdx',
    [
      ['app/theme.ts', 'joy-nextjs/app/theme.ts'],
      ['app/ThemeRegistry.tsx', 'joy-nextjs/app/ThemeRegistry.tsx'],
      ['app/layout.tsx', 'joy-nextjs/app/layout.tsx'],
      ['app/font-theme.ts', OTHER_SUBJECT],
      ['app/NextLinkButton.tsx', 'joy-nextjs/app/NextLinkButton.tsx'],
      ['app/Notice.tsx', 'joy-nextjs/app/Notice.tsx'],
    ],
  ],
  [
    'docs-joy/customization/dark-mode/dark-mode.mdx',
    [
      ['App.tsx', OTHER_SUBJECT],
      ['ModeLabel.tsx', OTHER_SUBJECT],
      ['pages/_document.tsx', 'joy-nextjs/pages/_document.tsx'],
    ],
  ],
]);
