import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../scripts/shared/root';

/** A demo to render outside the site. */
export interface BareDemo {
  /** Path of the demo's file, relative to the repository's root. */
  file: string;
  library: 'material' | 'joy';
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** The output of `render-bare.ts`. */
export interface BareParts {
  css: string;
  html: string;
}

function renderBare(demo: BareDemo): BareParts {
  const script = path.join(__dirname, 'render-bare.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, JSON.stringify(demo)], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(output) as BareParts;
}

/**
 * Shows a demo on a page that only has its library's styles.
 *
 * @param page - An empty page.
 * @param demo - The demo, its mode and its direction.
 * @param width - Width of the demo in px.
 */
export async function openBarePage(page: Page, demo: BareDemo, width: number): Promise<void> {
  const { css, html } = renderBare(demo);
  // The site's order of English text in right-to-left layouts applies to demos too.
  const order = readFileSync(path.join(ROOT, 'src/foundation/branding/text-order.css'), 'utf8');
  const { mode, direction } = demo;
  const body = `<!doctype html>
<html lang="en" dir="${direction}" data-theme="${mode}"><head><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>@layer order {${order}}${css}</style></head>
<body dir="${direction}"><div id="bare" style="width: ${width}px">${html}</div></body></html>`;
  await page.route('**/bare-page/', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/bare-page/');
}
