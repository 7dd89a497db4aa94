import { execFileSync, execSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_SITE_URL } from '../../../plugins/shared/site-url';
import { ROOT } from '../../shared/root';
import { runCommand } from '../../shared/command/run-command';

const MANUAL = path.join(ROOT, 'docs-infra/manual/adding-a-version.mdx');
const SECTION = 'Update to a minor or patch release';

/** Commands that other ones replace here, or that don't run. */
const REPLACED = new Map([
  // Describes the release, and changes nothing.
  ['npm run release', ''],
  // All demos take hours.
  ['npm run evidence -- --force --product material-ui', 'npm run evidence -- --force --page paper'],
  ['npm run evidence', ''],
  // Fail where the release needs a decision, such as a component that it deprecates.
  [
    'npx jest plugins/reference plugins/docusaurus-patches --selectProjects unit --updateSnapshot',
    '',
  ],
  ['npm test', ''],
]);

/** The commands that the manual says to run, in its order. */
function commandsOfManual(): string[] {
  const section = readFileSync(MANUAL, 'utf8')
    .split(/^## /m)
    .find((one) => one.startsWith(SECTION));
  const commands = [...(section ?? '').matchAll(/`(np[mx] [^`]*)`/g)].map(
    ([, command]) => command!,
  );
  if (!commands.some((one) => one.startsWith('npm install'))) {
    throw new Error(`${MANUAL}: expected commands in the section "${SECTION}", received none.`);
  }
  return commands;
}

/** Clones the last commit, with packages that npm can change. @returns The folder of the clone. */
function clone(): string {
  const folder = path.join(ROOT, '.cache/lines/update');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '--quiet', `file://${ROOT}`, folder]);
  execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')]);
  // npm replaces packages, but writes into this file, and builds into the cache.
  const list = path.join(folder, 'node_modules/.package-lock.json');
  rmSync(list);
  copyFileSync(path.join(ROOT, 'node_modules/.package-lock.json'), list);
  rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  return folder;
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/update-steps.ts',
    summary: `Follows "${SECTION}" of the manual in a clone of the last commit below .cache/, with its commands.`,
    exitCodes: { 1: 'A step failed' },
  },
  async () => {
    const commands = commandsOfManual();
    const folder = clone();
    const sample = { SOCIAL_CARDS: 'sample', DEMO_SIZES: 'sample' };
    const env = { ...process.env, ...sample, SITE_URL: LOCAL_SITE_URL };
    for (const command of commands) {
      const own = REPLACED.get(command) ?? command;
      console.log(
        own === command ? `\n$ ${command}` : `\n$ ${own || '(nothing)'}, instead of ${command}`,
      );
      execSync(own || 'true', { cwd: folder, env, stdio: 'inherit' });
    }
    return 0;
  },
);
