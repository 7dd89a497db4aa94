import { execFileSync } from 'node:child_process';
import { allTargetsOf, targetsOf } from '../../plugins/reference/api-reference/targets';
import { generate } from '../../plugins/reference/api-reference/generate';
import { loadReleases } from '../../plugins/reference/api-reference/load-api';
import { PRODUCTS } from '../../src/foundation/products';
import { figuresOf } from './api-report/figures';
import type { Figures } from './api-report/figures';
import { ROOT } from '../shared/root';
import { oneOf } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';

const CURRENT = targetsOf(PRODUCTS);
const EVERY = allTargetsOf(PRODUCTS);

/** The measurements. Each runs in a separate process, so none profits from another's caches. */
const RUNS = {
  'Current versions, cold': () => CURRENT.flatMap((target) => generate(target, ROOT)),
  'All releases, cold': () => EVERY.flatMap((target) => generate(target, ROOT)),
  'All releases, cached': () => loadReleases(EVERY, ROOT).flatMap(({ components }) => components),
} as const;

interface Measured {
  figures: Figures[];
  /** CPU time and wall-clock time in seconds, including the start of the process. */
  cpu: number;
  clock: number;
  /** Peak memory in MiB. */
  memory: number;
}

function measure(run: keyof typeof RUNS): Measured {
  const components = RUNS[run]();
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return {
    figures: figuresOf(components),
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    clock: process.uptime(),
    memory: maxRSS / 1024,
  };
}

function inOwnProcess(run: string): Measured {
  const output = execFileSync(process.execPath, ['--import', 'tsx', __filename, run], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output) as Measured;
}

const COMMAND = {
  name: 'npm run api:report',
  summary: 'Prints how much of the API is described, and the time and memory that it takes.',
  words: {
    name: 'measurement',
    help: 'Take only one, in this process, and print it as JSON',
    most: 1,
    rule: oneOf(Object.keys(RUNS)),
  },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ words: [asked] }) => {
  if (asked) {
    console.log(JSON.stringify(measure(asked as keyof typeof RUNS)));
    return;
  }
  // The last run finds everything cached.
  loadReleases(EVERY, ROOT);
  const runs = Object.keys(RUNS).map((run) => ({ run, ...inOwnProcess(run) }));
  const figures = runs.at(-1)?.figures ?? [];
  console.table(figures);
  console.table(
    runs.map(({ run, cpu, clock, memory, figures: counted }) => ({
      run,
      components: counted.reduce((total, one) => total + one.components, 0),
      'CPU, s': Number(cpu.toFixed(1)),
      'clock, s': Number(clock.toFixed(1)),
      'peak memory, MiB': Math.round(memory),
    })),
  );
});
