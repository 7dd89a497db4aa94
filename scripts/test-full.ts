import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser';
import { runAsCommand } from './run-as-command';
import { parseShard } from './shard';
import { runStep } from './steps/run-step';
import { readPlaywrightTotals, removeReports } from './test-report/read-report';

// The tests for every route instead of a sample. A test that passed before with the same inputs is
// skipped (see e2e/support/full-results.ts), so that a run that was stopped goes on where it was.
// Other arguments go to Playwright: `npm run test:full -- --shard 1/4 e2e/pages.spec.ts`.
runAsCommand(module, async () => {
  const { values, positionals } = parseArgs({
    options: { shard: { type: 'string', default: '1/1' } },
    allowPositionals: true,
  });
  const { index, total } = parseShard(values.shard);

  removeReports();
  const { exitCode, seconds } = await runStep(
    {
      name: `test:full, shard ${index}/${total}`,
      command: 'npx',
      args: ['--no-install', 'playwright', 'test', ...positionals],
    },
    { env: { CHROME_PATH: ensureBrowser(), FULL: '1', SHARD: values.shard } },
  );

  const totals = readPlaywrightTotals();
  if (totals === undefined) {
    throw new Error(`Playwright wrote no report (exit code ${exitCode}). Its message is above.`);
  }
  console.log(
    `\nShard ${index}/${total} took ${seconds.toFixed(0)} s; skipped tests passed before with the same inputs, or do not apply.`,
  );
  console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  return exitCode;
});
