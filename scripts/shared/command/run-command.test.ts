import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../../../test/unit/temporary-folder';
import { ROOT } from '../root';

const from = (file: string) => JSON.stringify(path.join(ROOT, 'scripts/shared/command', file));

const folder = temporaryFolder({
  'command.ts': `
    import { runCommand } from ${from('run-command')};
    import { UsageError } from ${from('usage-error')};
    const command = { name: 'npm run example', summary: 'Does something.', words: { name: 'case', help: '' } };
    runCommand(module, command, async ({ words: [word] }) => {
      if (word === 'usage') throw new UsageError('No such case.');
      if (word === 'failure') throw new Error('It broke.');
      return word === 'found' ? 1 : undefined;
    });`,
});

function run(...args: string[]) {
  const command = path.join(folder, 'command.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', command, ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, stdout, stderr: stderr.trim() };
}

it.each([
  [[], 0, ''],
  [['found'], 1, ''],
  [['failure'], 1, 'It broke.'],
  [['usage'], 2, 'No such case.'],
])('%j ends with the exit code %i and prints only the message', (args, status, stderr) => {
  expect(run(...args)).toEqual({ status, stdout: '', stderr });
});

it('prints the help to the standard output, and refuses unknown options', () => {
  expect(run('--help')).toMatchObject({ status: 0, stderr: '' });
  expect(run('--help').stdout).toMatch(
    /^Does something\.\n\nUsage: npm run example -- \[<case>…\]/,
  );
  expect(run('--bogus')).toMatchObject({ status: 2, stdout: '' });
});
