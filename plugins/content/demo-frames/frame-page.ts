import type { DemoScope } from '../../../src/foundation/products';
import { FEATURE_TEST } from '../../shared/feature-test';

/** Input for the page of a frame. */
export interface FramePage {
  title: string;
  scope: DemoScope;
  /** URLs of its stylesheets and scripts, in order. */
  stylesheets: readonly string[];
  scripts: readonly string[];
  /** Content-Security-Policy for a `<meta>`, and an inline script that adds to it. */
  policy?: { meta: string; script: string };
  /** Cascade layers, lowest priority first. */
  layers: readonly string[];
}

/** HTML of a page that contains only the container of a demo. */
export function framePage(page: FramePage): string {
  const { title, scope, stylesheets, scripts, policy, layers } = page;
  return [
    '<!DOCTYPE html>',
    '<html lang="en" dir="ltr" data-theme="light">',
    '<head>',
    '<meta charset="UTF-8">',
    ...(policy
      ? [
          `<meta http-equiv="Content-Security-Policy" content="${policy.meta}">`,
          `<script>${policy.script}</script>`,
        ]
      : // Only this page can be opened without scripts, and so in old browsers.
        [`<script>${FEATURE_TEST}</script>`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    // Otherwise browsers request /favicon.ico.
    '<link rel="icon" href="data:,">',
    `<title>${title}</title>`,
    `<style>@layer ${layers.join(', ')};</style>`,
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
    '</head>',
    // Has a name, because in its frame it's a second <main> on the page.
    `<body><main id="frame" class="demo-root" data-scope="${scope}" aria-label="Demo"><noscript>This demo needs JavaScript.</noscript></main></body>`,
    '</html>',
    '',
  ].join('\n');
}
