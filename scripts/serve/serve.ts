import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_DIR } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { ADS_STUB_HINT } from './serve/ads-stub';
import { createCollectorHandler } from './serve/collector-handler';
import { listen } from './serve/listen';
import { createRequestHandler } from './serve/request-handler';

/** A running server. */
export interface RunningServer {
  /** Address without a trailing slash, such as `http://127.0.0.1:3000`. */
  url: string;
  /** Closes the server and its connections. */
  close: () => Promise<void>;
}

/**
 * Serves a built site like the production host, with the collector of feedback and events.
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
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(
      `Nothing to serve: ${dir} has no index.html. Build the site first: npm run build`,
    );
  }
  const collector = createCollectorHandler(dir);
  const handleRequest = createRequestHandler(dir, { adsStub: options.adsStub });
  const server = createServer((req, res) =>
    collector.isFor(req) ? collector.handle(req, res) : handleRequest(req, res),
  );
  const url = await listen(server, options.port);
  return {
    url,
    close: async () => {
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
      await collector.close();
    },
  };
}

function parsePort(value: string | undefined): number | undefined {
  if (value !== undefined && (!/^\d+$/.test(value) || Number(value) > 65_535)) {
    throw new Error(`--port is "${value}". Give a number from 0 to 65535, as in: --port 8080`);
  }
  return value === undefined ? undefined : Number(value);
}

runAsCommand(module, async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      dir: { type: 'string' },
      'ads-stub': { type: 'boolean', default: false },
    },
  });
  const dir = values.dir ?? BUILD_DIR;
  const adsStub = values['ads-stub'];
  const server = await startServer({ dir, port: parsePort(values.port), adsStub });
  console.log(`Serving ${path.relative('', dir) || '.'} at ${server.url}/ (stop with Ctrl+C)`);
  if (adsStub) {
    console.log(ADS_STUB_HINT);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close());
  }
});
