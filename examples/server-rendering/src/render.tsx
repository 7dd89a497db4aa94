import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import Page from './Page';

export function render(): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(<Page cache={cache} />);

  const styles = Object.entries(cache.inserted)
    .filter(([, css]) => typeof css === 'string')
    .map(([id, css]) => {
      // Global styles, such as those of CssBaseline, aren't registered under a class name.
      const key = `css-${id}` in cache.registered ? 'css' : 'css-global';
      return `<style data-emotion="${key} ${id}">${css}</style>`;
    })
    .join('');

  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Library</title>
    <meta name="emotion-insertion-point" content="" />
    ${styles}
    <script type="module" src="/assets/browser.js"></script>
  </head>
  <body><div id="root">${html}</div></body>
</html>`;
}
