import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser';
import { ROOT } from '../shared/root';
import { wholeNumber } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { UsageError } from '../shared/command/usage-error';
import { pauseAtRandom } from './stress/pause-at-random';

/** Refuses words that would select no test. */
function checkTests(parts: readonly string[]): void {
  const files = readdirSync(path.join(ROOT, 'test/browser'), { recursive: true, encoding: 'utf8' });
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const unknown = parts.find(
    (part) => !specs.some((file) => `test/browser/${file}`.includes(part)),
  );
  if (unknown !== undefined) {
    throw new UsageError(
      `No test file has "${unknown}" in its path. Give a part of a path, such as search.spec.`,
    );
  }
}

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

const COMMAND = {
  name: 'npm run test:stress',
  summary:
    'Runs the tests that gate a merge again and again on a slowed machine, where they must always pass.',
  options: {
    runs: {
      type: 'string',
      value: 'number',
      default: '20',
      help: 'How many times',
      rule: wholeNumber(1),
    },
  },
  words: { name: 'test', help: 'Part of the path of a test file; all tests otherwise' },
  exitCodes: { 1: 'A run failed' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ values, words }) => {
  checkTests(words);
  const lines: string[] = [];
  let failures = 0;
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const { hasPassed, pauses } = await runSlowed(words);
    lines.push(`run ${run}: ${hasPassed ? 'passed' : 'failed'}, ${pauses} pauses`);
    console.log(lines.at(-1));
    failures += hasPassed ? 0 : 1;
  }
  console.log(`\n${lines.join('\n')}\n${failures} of ${lines.length} runs failed.`);
  return failures === 0 ? 0 : 1;
});
