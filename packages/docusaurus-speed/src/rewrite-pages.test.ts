import fs from 'node:fs';
import path from 'node:path';
import { rewritePages } from './rewrite-pages';
import { temporaryFolder } from './testing/temporary-folder';

it('rewrites the pages of routes, with and without a trailing slash, and nothing else', async () => {
  const outDir = temporaryFolder({
    'index.html': 'home',
    'guide/index.html': 'guide',
    'guide/first.html': 'first',
    '404.html': 'missing',
    'demo/index.html': 'static',
    'guide/data.json': 'data',
  });
  const routes = ['/docs/', '/docs/guide/', '/docs/guide/first', '/docs/404.html'];
  await rewritePages({ outDir, baseUrl: '/docs/', routes }, (html, route) => `${html} ${route}`);
  const textOf = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  expect(textOf('index.html')).toBe('home /docs/');
  expect(textOf('guide/index.html')).toBe('guide /docs/guide/');
  expect(textOf('guide/first.html')).toBe('first /docs/guide/first');
  expect(textOf('404.html')).toBe('missing /docs/404.html');
  expect(textOf('demo/index.html')).toBe('static');
  expect(textOf('guide/data.json')).toBe('data');
});
