import path from 'node:path';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import JoyBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import MaterialBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prefixer } from 'stylis';
import { runCommand } from '../../../scripts/shared/command/run-command';
import type { CommandLine } from '../../../scripts/shared/command/types';
import { joyTheme } from '../../../src/foundation/branding/library-themes/joy';
import { materialTheme } from '../../../src/foundation/branding/library-themes/material';
import type { BareDemo, BareParts } from './bare-page';

type Render = Pick<BareDemo, 'library' | 'direction'>;

function app({ library, direction }: Render, demo: ReactNode): ReactNode {
  if (library === 'joy') {
    const theme = { ...joyTheme, direction };
    return createElement(CssVarsProvider, { theme }, createElement(JoyBaseline), demo);
  }
  const theme: Theme = { ...materialTheme, direction };
  return createElement(ThemeProvider, { theme }, createElement(MaterialBaseline), demo);
}

/**
 * Renders a demo as a bare app does: the library's theme, its baseline, and nothing of this site.
 */
function render(settings: Render, Demo: ComponentType): BareParts {
  const cache = createCache({
    key: 'bare',
    stylisPlugins: settings.direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
  });
  const tree = app(settings, createElement(Demo));
  const html = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, tree));
  const style = /<style data-emotion[^>]*>([^]*?)<\/style>/g;
  return {
    css: Array.from(html.matchAll(style), ([, css]) => css).join('\n'),
    html: html.replace(style, ''),
  };
}

const COMMAND = {
  name: 'npx tsx test/browser/support/render-bare.ts',
  summary: 'Renders a demo without the site, and prints its HTML and CSS as JSON.',
  words: { name: 'demo', help: 'File, library and direction as JSON', least: 1, most: 1 },
} satisfies CommandLine;

// A separate command for `bare-page.ts`, because the test runner compiles JSX in another way.
runCommand(module, COMMAND, async ({ words: [demoText = ''] }) => {
  const { file, library, direction } = JSON.parse(demoText) as BareDemo;
  const demo = require(path.resolve(file)) as { default: ComponentType };
  console.log(JSON.stringify(render({ library, direction }, demo.default)));
});
