import { execFileSync } from 'node:child_process';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';

/** Lines of code in a folder. */
export interface Lines {
  program: number;
  tests: number;
}

const CODE = /\.(?:tsx?|mjs|cjs|js|css)$/;
const TEST = /\.test\.tsx?$|^test\/(?!bench\/)|(?:^|\/)(?:testing|fixtures|example|__snapshots__)\//;
const AREA = /^(?:src|packages|plugins|scripts|functions|test)\//;

/**
 * Adds up the lines of each area.
 *
 * @param counts - Lines of `git grep --count`: `commit:file:lines`.
 */
export function linesByArea(counts: readonly string[]): Map<string, Lines> {
  const areas = new Map<string, Lines>();
  for (const count of counts) {
    const [, file = '', lines = ''] = /^[^:]*:(.*):(\d+)$/.exec(count) ?? [];
    if (CODE.test(file) && AREA.test(file)) {
      const area = file.split('/', 1)[0] ?? '';
      const known = areas.get(area) ?? { program: 0, tests: 0 };
      const kind = TEST.test(file) ? 'tests' : 'program';
      areas.set(area, { ...known, [kind]: known[kind] + Number(lines) });
    }
  }
  return areas;
}

const COMMAND = {
  name: 'npx tsx scripts/release/count-lines.ts',
  summary: 'Prints the lines of code of each area: program, tests.',
  words: { name: 'commit', help: '`HEAD` by default' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ words: commits }) => {
  for (const commit of commits.length > 0 ? commits : ['HEAD']) {
    const output = execFileSync('git', ['grep', '--count', '-I', '', commit], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const areas = linesByArea(output.trim().split('\n'));
    const sum = (kind: keyof Lines) =>
      [...areas.values()].reduce((total, lines) => total + lines[kind], 0);
    console.log(`${commit}: program ${sum('program')}, tests ${sum('tests')}`);
    for (const [area, { program, tests }] of areas) {
      console.log(`  ${area.padEnd(10)} ${program}, ${tests}`);
    }
  }
});
