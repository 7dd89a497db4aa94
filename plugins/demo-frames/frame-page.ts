import type { DemoScope } from '../../src/products';

/** What a frame's page is made from. */
export interface FramePage {
  title: string;
  scope: DemoScope;
  /** Addresses of its stylesheets and scripts, in order. */
  stylesheets: readonly string[];
  scripts: readonly string[];
  /** Content-Security-Policy for a `<meta>`. */
  policy?: string;
  /** Cascade layers, weakest first. */
  layers: readonly string[];
}

/** HTML of a page that holds nothing but room for a demo. */
export function framePage(page: FramePage): string {
  const { title, scope, stylesheets, scripts, policy, layers } = page;
  return [
    '<!DOCTYPE html>',
    '<html lang="en" dir="ltr" data-theme="light">',
    '<head>',
    '<meta charset="UTF-8">',
    policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    // Else browsers ask for /favicon.ico.
    '<link rel="icon" href="data:,">',
    `<title>${title}</title>`,
    `<style>@layer ${layers.join(', ')};</style>`,
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
    '</head>',
    // Named: in its frame it is a second <main> on the page.
    `<body><main id="frame" class="demo-root" data-scope="${scope}" aria-label="Demo"><noscript>This demo needs JavaScript.</noscript></main></body>`,
    '</html>',
    '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
