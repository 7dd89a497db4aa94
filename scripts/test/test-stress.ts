import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { pauseAtRandom } from './stress/pause-at-random';
import { PLAYWRIGHT_REPORT } from './test-report/files';
import { removeReports, sumTotals } from './test-report/totals';

/** Runs the commit tier once while its browser and server are slowed down. */
async function runSlowed(args: readonly string[]): Promise<{ exitCode: number; pauses: number }> {
  const child = spawn('npx', ['--no-install', 'playwright', 'test', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: ensureBrowser(), TIER: 'commit' },
  });
  let exitCode: number | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      exitCode = code ?? 1;
      resolve();
    });
  });
  const pauses = child.pid ? await pauseAtRandom(child.pid, () => exitCode !== undefined) : 0;
  await ended;
  return { exitCode: exitCode ?? 1, pauses };
}

// `npm run test:stress -- --runs 20`: the tests that gate a merge must always pass on a busy
// machine.
runAsCommand(module, async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '20' } },
    allowPositionals: true,
  });
  const lines: string[] = [];
  let failures = 0;
  for (let run = 1; run <= Number(values.runs); run += 1) {
    removeReports();
    const start = performance.now();
    const { exitCode, pauses } = await runSlowed(positionals);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const { passed, failed } = sumTotals([PLAYWRIGHT_REPORT]);
    lines.push(
      `run ${run}: ${passed} passed, ${failed} failed, ${seconds} s, ${pauses} pauses, exit code ${exitCode}`,
    );
    console.log(lines.at(-1));
    failures += exitCode === 0 ? 0 : 1;
  }
  console.log(`\n${lines.join('\n')}\n${failures} of ${lines.length} runs failed.`);
  return failures === 0 ? 0 : 1;
});
