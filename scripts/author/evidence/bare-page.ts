import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { LIBRARIES } from '../../../src/demos/libraries';
import { ROOT } from '../../shared/root';

/** Path of the page, which exists only in the tab that shows it. */
export const BARE_PATH = '/evidence-bare/';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demo</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
<body><main id="frame" aria-label="Demo"></main><script src="${BARE_PATH}demo.js"></script></body></html>`;

/** The module of the page: the demo in the library's provider, and nothing of this site. */
function entryOf(file: string, { scope }: Pick<EvidencePage, 'scope'>): string {
  return `
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { prefixer } from 'stylis';
import Demo from ${JSON.stringify(file)};
${LIBRARIES[scope].bareProvider}
const caches = {
  ltr: createCache({ key: 'ltr', stylisPlugins: [prefixer] }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};
function Ready({ onReady, children }) {
  useEffect(onReady, [onReady]);
  return children;
}
const root = createRoot(document.getElementById('frame'));
function show({ paletteMode: mode, direction, largeText }) {
  const { dataset, style } = document.documentElement;
  document.documentElement.dir = direction;
  style.fontSize = largeText ? '200%' : '';
  const onReady = () => {
    dataset.theme = mode;
    document.getElementById('frame').dataset.ready = '';
  };
  root.render(h(CacheProvider, { value: caches[direction] },
    h(Provider, { mode, direction }, h(Ready, { onReady }, h(Demo)))));
}
window.addEventListener('message', ({ data }) => data.type === 'look' && show(data.look));
show({ paletteMode: 'light', direction: 'ltr', largeText: false });
`;
}

/**
 * Bundles a demo for a page that has only its library, for the tab to open at `BARE_PATH`.
 *
 * @param file - Absolute path of the demo.
 */
export async function serveBarePage(page: Page, file: string, of: EvidencePage): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: entryOf(file, of), loader: 'js', resolveDir: ROOT },
    bundle: true,
    write: false,
    outdir: ROOT,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    minify: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.png': 'dataurl', '.jpg': 'dataurl', '.svg': 'dataurl' },
    alias: of.archive ? { [of.archive.packageName]: of.archive.installedAs } : {},
  });
  const script = outputFiles[0]!.text;
  await page.unroute(`**${BARE_PATH}**`);
  await page.route(`**${BARE_PATH}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ body: script, contentType: 'text/javascript; charset=utf-8' })
      : route.fulfill({ body: HTML, contentType: 'text/html' }),
  );
}
