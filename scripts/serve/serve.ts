import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { BUILD_DIR } from '../shared/root';
import { baseOfSite } from './base-of-site';
import { runCommand } from '../shared/command/run-command';
import { wholeNumber } from '../shared/command/rules';
import type { Arguments, Options } from '../shared/command/types';
import { ADS_STUB_HINT } from './serve/ads-stub';
import { belowBase } from './serve/below-base';
import { createCollectorHandler } from './serve/collector-handler';
import { closeServer, listen } from './serve/listen';
import { createRequestHandler } from './serve/request-handler';

/** A running server. */
export interface RunningServer {
  /** Address of the site without a trailing slash, such as `http://127.0.0.1:3000`. */
  url: string;
  /** Closes the server and its connections. */
  close: () => Promise<void>;
}

/**
 * Serves a built site like the production host, below its base URL, with the collector of feedback and
 * events.
 *
 * @param options.dir - Folder of the built site.
 * @param options.port - The port, or 0 for any free one. Default: 3000, or the next free port.
 * @param options.adsStub - Whether pages can request the mock ad network.
 * @throws If the folder contains no site, or the port is taken.
 */
export async function startServer(options: {
  dir: string;
  port?: number;
  adsStub?: boolean;
}): Promise<RunningServer> {
  const dir = path.resolve(options.dir);
  const home = path.join(dir, 'index.html');
  if (!existsSync(home)) {
    throw new Error(
      `Nothing to serve: ${dir} has no index.html. Build the site first: npm run build`,
    );
  }
  const collector = createCollectorHandler(dir);
  const base = baseOfSite(readFileSync(home, 'utf8'));
  const handleRequest = createRequestHandler(dir, { adsStub: options.adsStub, base });
  const server = createServer((req, res) => {
    const place = belowBase(req.url ?? '/', base);
    if (!place) {
      res.writeHead(404, { 'Content-Type': 'text/plain' }).end(`The site is at ${base}\n`);
    } else if ('target' in place) {
      res.writeHead(301, { Location: place.target, 'Cache-Control': 'no-cache' }).end();
    } else {
      req.url = place.url;
      (collector.isFor(req) ? collector.handle : handleRequest)(req, res);
    }
  });
  const url = (await listen(server, options.port)) + base.slice(0, -1);
  return {
    url,
    close: async () => {
      await closeServer(server);
      await collector.close();
    },
  };
}

/** Closes a server when the process is told to stop. */
export function closeWhenTold({ close }: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close());
  }
}

/** Options of the commands that serve a built site. */
export const SERVE_OPTIONS = {
  port: {
    type: 'string',
    value: 'number',
    help: '0 for any free port; otherwise 3000 or the next free port',
    rule: wholeNumber(0, 65_535),
  },
  dir: { type: 'string', value: 'folder', help: 'Folder of the built site; `build/` otherwise' },
  'ads-stub': { type: 'boolean', help: 'Simulate the ad network' },
} satisfies Options;

/** Serves a built site until the process is told to stop. */
export async function serveSite(values: Arguments<typeof SERVE_OPTIONS>['values']): Promise<void> {
  const dir = values.dir ?? BUILD_DIR;
  const adsStub = values['ads-stub'];
  const port = values.port === undefined ? undefined : Number(values.port);
  const server = await startServer({ dir, port, adsStub });
  console.log(`Serving ${path.relative('', dir) || '.'} at ${server.url}/ (stop with Ctrl+C)`);
  if (adsStub) {
    console.log(ADS_STUB_HINT);
  }
  closeWhenTold(server);
}

const COMMAND = {
  name: 'npm run serve',
  summary:
    'Serves a built site like the production host, with the collector of feedback and events.',
  options: SERVE_OPTIONS,
};

runCommand(module, COMMAND, ({ values }) => serveSite(values));
