import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/shared/root';
import { wholeNumber } from '../../scripts/shared/command/rules';
import { runCommand } from '../../scripts/shared/command/run-command';
import type { CommandLine } from '../../scripts/shared/command/types';
import { copyPage, pageFolders } from './grown-site/copy-page';

/** Commit date of the copies: old enough that they don't count as changed. */
const DATE = '2020-01-01T00:00:00Z';

function commitAll(dir: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: dir,
      env: { ...process.env, GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE },
    });
  git('add', '--all');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'Copies');
}

const COMMAND = {
  name: 'npx tsx test/bench/grown-site.ts',
  summary:
    'Copies the repository into a temporary folder with more pages and demos, to measure `npm test` on a larger site.',
  options: {
    pages: {
      type: 'string',
      value: 'number',
      default: '150',
      help: 'Pages to add',
      rule: wholeNumber(0),
    },
    demos: {
      type: 'string',
      value: 'number',
      default: '400',
      help: 'Demos to add',
      rule: wholeNumber(0),
    },
  },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ values }) => {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'grown-site-')), 'main');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${ROOT}`, dir]);
  execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules')]);
  symlinkSync(path.resolve(ROOT, '../shared'), path.join(path.dirname(dir), 'shared'));

  const folders = pageFolders(dir);
  const rich = folders.filter(({ demos }) => demos > 5);
  const light = folders.toSorted((a, b) => a.demos - b.demos)[0]!;
  let pages = 0;
  let demos = 0;
  for (let number = 1; demos < Number(values.demos); number += 1) {
    for (const page of rich) {
      if (demos < Number(values.demos)) {
        copyPage(dir, page, number);
        pages += 1;
        demos += page.demos;
      }
    }
  }
  for (let number = 1000; pages < Number(values.pages); number += 1) {
    copyPage(dir, light, number);
    pages += 1;
    demos += light.demos;
  }
  execFileSync('npx', ['--no-install', 'prettier', '--write', 'docs-*/sidebar.ts'], {
    cwd: dir,
    stdio: 'ignore',
  });
  commitAll(dir);
  console.log(`Added ${pages} pages and ${demos} demos in ${dir}\nRun there: npm test`);
});
