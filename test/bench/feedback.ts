import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { collectorConfig } from '../../functions/collector/config';
import { openConfiguredStores } from '../../functions/collector/local-stores';
import { message } from '../../functions/collector/testing';
import { runCommand } from '../../scripts/shared/command/run-command';
import { spawnServer } from '../../scripts/serve/serve/spawn-server';
import { FEEDBACK_ENDPOINT } from '../../src/page/feedback/contract';

const CONNECTIONS = 20;
const SECONDS = 10;

/**
 * Measures the throughput and latency of the preview server's feedback collector on this machine,
 * checks that it stores all accepted messages, and prints the result.
 *
 * @returns The exit code: 1 if a message was lost or rejected.
 */
export async function benchFeedback(): Promise<number> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-feedback-'));
  const database = path.join(dir, 'feedback.db');
  mkdirSync(path.join(dir, 'site', 'a'), { recursive: true });
  writeFileSync(path.join(dir, 'site', 'index.html'), 'home');
  writeFileSync(path.join(dir, 'site', 'a', 'index.html'), 'page a');
  const server = await spawnServer(path.join(dir, 'site'), {
    FEEDBACK_DATABASE_URL: pathToFileURL(database).href,
    FEEDBACK_MESSAGES_PER_CLIENT: '99999999',
  });
  try {
    const result = await autocannon({
      url: server.url,
      connections: CONNECTIONS,
      duration: SECONDS,
      requests: [
        {
          method: 'POST',
          path: FEEDBACK_ENDPOINT,
          headers: { 'Content-Type': 'application/json', Origin: server.url },
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify(message({ path: '/a/', comment: 'x'.repeat(200) })),
          }),
        },
      ],
    });
    const stores = await openConfiguredStores(collectorConfig({}), database);
    const stored = (await stores.feedback.all()).length;
    stores.close();
    const { latency } = result;
    console.log(`${CONNECTIONS} connections, ${SECONDS} s, comments of 200 characters`);
    console.log(`throughput ${Math.round(result.requests.average)} messages/s`);
    console.log(`latency p50 ${latency.p50} ms, p99 ${latency.p99} ms, max ${latency.max} ms`);
    console.log(
      `accepted ${result['2xx']}, stored ${stored}, rejected ${result.non2xx}, errors ${result.errors}`,
    );
    // Messages that were in flight at the end are stored but not counted.
    return stored >= result['2xx'] && result.non2xx === 0 ? 0 : 1;
  } finally {
    server.process.kill();
    rmSync(dir, { recursive: true });
  }
}

const COMMAND = {
  name: 'npm run bench:feedback',
  summary: "Measures the feedback collector's throughput. Also part of `npm run bench`.",
  exitCodes: { 1: 'A message was lost or rejected' },
};

runCommand(module, COMMAND, benchFeedback);
