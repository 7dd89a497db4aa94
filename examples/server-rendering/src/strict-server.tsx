import { renderToString } from 'react-dom/server';
import { createNonce, policy } from './nonce';
import Room from './Room';

export function handleStrictly(): Response {
  const nonce = createNonce();
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Library</title>
    <script type="module" nonce="${nonce}" src="/assets/strict-browser.js"></script>
  </head>
  <body><div id="root">${renderToString(<Room nonce={nonce} />)}</div></body>
</html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(nonce),
    },
  });
}
