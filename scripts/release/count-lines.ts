import { execFileSync } from 'node:child_process';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';

/** Lines of code in a group. */
export interface Lines {
  program: number;
  tests: number;
}

const CODE = /\.(?:tsx?|mjs|cjs|js|css)$/;
const TEST =
  /\.test\.tsx?$|^test\/(?!bench\/)|(?:^|\/)(?:testing|fixtures|example|__snapshots__)\//;
const GROUP = /^(?:(?:src|packages|plugins|scripts|test)\/[^/]+|functions)(?=\/)/;

/**
 * Adds up the lines of each group, such as `src/api`, and package.
 *
 * @param counts - Lines of `git grep --count`: `file:lines`, after `commit:` if it read one.
 */
export function linesByGroup(counts: readonly string[]): Map<string, Lines> {
  const groups = new Map<string, Lines>();
  for (const count of counts) {
    const [, file = '', lines = ''] = /^(?:[^:]*:)?([^:]*):(\d+)$/.exec(count) ?? [];
    const [group] = GROUP.exec(file) ?? [];
    if (group && CODE.test(file)) {
      const known = groups.get(group) ?? { program: 0, tests: 0 };
      const kind = TEST.test(file) ? 'tests' : 'program';
      groups.set(group, { ...known, [kind]: known[kind] + Number(lines) });
    }
  }
  return groups;
}

const COMMAND = {
  name: 'npx tsx scripts/release/count-lines.ts',
  summary: 'Prints the lines of code of each group and package: program, tests.',
  words: { name: 'commit', help: '`HEAD` by default' },
} satisfies CommandLine;

/**
 * Counts the lines of each group and package.
 *
 * @param commit - A revision; without it, the files as they are now.
 */
export function countLines(commit?: string): Map<string, Lines> {
  const args = ['grep', '--count', '-I', ...(commit ? [] : ['--untracked']), ''];
  const output = execFileSync('git', [...args, ...(commit ? [commit] : [])], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return linesByGroup(output.trim().split('\n'));
}

runCommand(module, COMMAND, async ({ words: commits }) => {
  for (const commit of commits.length > 0 ? commits : ['HEAD']) {
    const groups = countLines(commit);
    const sum = (kind: keyof Lines) =>
      [...groups.values()].reduce((total, lines) => total + lines[kind], 0);
    console.log(`${commit}: program ${sum('program')}, tests ${sum('tests')}`);
    for (const [group, { program, tests }] of groups) {
      console.log(`  ${group.padEnd(28)} ${program}, ${tests}`);
    }
  }
});
