import { createServer } from 'node:http';
import { runCommand } from '../shared/command/run-command';
import { wholeNumber } from '../shared/command/rules';
import type { CommandLine } from '../shared/command/types';
import { closeWhenTold } from './serve';
import type { RunningServer } from './serve';
import { createCollectorHandler } from './serve/collector-handler';
import { closeServer, listen } from './serve/listen';

/**
 * Starts the collector of feedback and events without the site, which is `FEEDBACK_SITE`.
 *
 * @param port - The port, or 0 for any free one.
 * @param host - Address of the interface. Default: the local one.
 * @throws If a setting is invalid or missing, or the port is taken.
 */
export async function startCollector(port: number, host?: string): Promise<RunningServer> {
  const collector = createCollectorHandler();
  const server = createServer(collector.handle);
  const url = await listen(server, port, host);
  return {
    url,
    close: async () => {
      await closeServer(server);
      await collector.close();
    },
  };
}

const COMMAND = {
  name: 'npm run collector',
  summary:
    'Starts the collector of feedback and events alone, for the site at `FEEDBACK_SITE`. The host of the site routes `/api/` to it.',
  options: {
    port: {
      type: 'string',
      value: 'number',
      default: '8787',
      help: '0 for any free port; otherwise 8787',
      rule: wholeNumber(0, 65_535),
    },
    host: {
      type: 'string',
      value: 'address',
      help: 'Address of the interface, such as 0.0.0.0; otherwise only this machine can connect',
    },
  },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ values: { port, host } }) => {
  const server = await startCollector(Number(port), host);
  console.log(`The collector is at ${server.url}/api/ (stop with Ctrl+C)`);
  closeWhenTold(server);
});
