import { once } from 'node:events';
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { choosePort } from './choose-port';
import { relayOutput } from './relay-output';

it('says that the site is running once its address answers', async () => {
  const port = await choosePort(undefined, 4300);
  const printed: string[] = [];
  const output = new PassThrough();
  const running = new Promise<void>((resolve) =>
    relayOutput(output, (line) => {
      printed.push(line);
      if (line.includes('running')) {
        resolve();
      }
    }),
  );
  const message = `[SUCCESS] Docusaurus website is running at: \u001b[36mhttp://127.0.0.1:${port}/\u001b[39m`;
  output.write(`[INFO] Starting\n${message}\ncompiled\n`);
  await setTimeout(500);
  expect(printed).toEqual(['[INFO] Starting', 'compiled']);

  const server = createServer((_request, response) => response.end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  await running;
  expect(printed.at(-1)).toBe(message);
  server.close();
  server.closeAllConnections();
});
