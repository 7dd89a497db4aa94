import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { pauseAtRandom } from './stress/pause-at-random';

/** Runs the commit tier once while its browser and server are slowed down. */
async function runSlowed(args: readonly string[]): Promise<{ hasPassed: boolean; pauses: number }> {
  const child = spawn('npx', ['--no-install', 'playwright', 'test', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: ensureBrowser(), TIER: 'commit' },
  });
  const ended = once(child, 'close');
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const pauses = child.pid ? await pauseAtRandom(child.pid, isOver) : 0;
  const [exitCode] = await ended;
  return { hasPassed: exitCode === 0, pauses };
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
    const { hasPassed, pauses } = await runSlowed(positionals);
    lines.push(`run ${run}: ${hasPassed ? 'passed' : 'failed'}, ${pauses} pauses`);
    console.log(lines.at(-1));
    failures += hasPassed ? 0 : 1;
  }
  console.log(`\n${lines.join('\n')}\n${failures} of ${lines.length} runs failed.`);
  return failures === 0 ? 0 : 1;
});
