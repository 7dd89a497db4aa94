import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { handle } from './server';
import { handleStrictly } from './strict-server';

const server = createServer(async ({ url = '/' }, response) => {
  if (url.startsWith('/assets/')) {
    const script = await readFile(path.join('dist/assets', path.basename(url)));
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(script);
    return;
  }
  const answer = url === '/strict' ? handleStrictly() : handle();
  response.setHeaders(answer.headers);
  response.end(await answer.text());
});

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
