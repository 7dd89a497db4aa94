import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTest, writeFiles } from '../testing/temporary-folder';
import { runCheck } from './run-check';

const CODE = "import Hidden from '@mui/material/Hidden';\n";

const folder = folderOfTest();
const run = (name: string, ...args: string[]) => runCheck([path.join(folder(), name), ...args]);

it('exits with 0 without findings and 1 with findings', () => {
  writeFiles(folder(), {
    'none/a.ts': 'export const a = 1;',
    'some/a.ts': CODE,
    'some/b.vue': CODE,
  });
  const none = run('none');
  expect(none).toMatchObject({ exitCode: 0, output: expect.stringContaining('No import') });
  expect(none.output).not.toContain('left out');
  const some = run('some');
  expect(some).toMatchObject({ exitCode: 1, output: expect.stringContaining('Line 1') });
  expect(some.output).toContain('left out: .vue 1.');
  expect(run('some', '--from', '9')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('Nothing to change'),
  });
});

it('makes links absolute, because a report is read outside of the documentation', () => {
  writeFiles(folder(), { 'a.ts': CODE });
  expect(run('').output).toMatch(/\[details\]\(https?:\/\/[^/)]+\/material-ui\//);
  const [report] = JSON.parse(run('', '--json').output) as { findings: { link: string }[] }[];
  expect(report!.findings[0]!.link).toMatch(/^https?:\/\/[^/]+\/material-ui\//);
});

it('checks for the version of --to, the newest by default', () => {
  writeFiles(folder(), { 'a.ts': "import GridLegacy from '@mui/material/GridLegacy';" });
  expect(run('').output).toContain('removed in 9.0.0');
  expect(run('', '--to', '7').output).not.toContain('removed in 9.0.0');
});

it('rewrites what has a rule, or lists it in a dry run', () => {
  const code = "import { Box } from '@mui/material';\n<Box p={2} />;\n";
  writeFiles(folder(), { 'a.tsx': code });
  const content = () => readFileSync(path.join(folder(), 'a.tsx'), 'utf8');
  expect(run('', '--fix', '--dry-run')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('1 use would be rewritten in 1 file.'),
  });
  expect(content()).toBe(code);
  expect(run('', '--fix', '--rule', 'Card.raised').exitCode).toBe(1);
  const { exitCode, output } = run('', '--fix', '--json');
  expect(exitCode).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ fixed: [{ file: 'a.tsx' }], reports: [] });
  expect(content()).toContain('sx={{ p: 2 }}');
});

it('prints the help without a folder', () => {
  expect(runCheck(['--help'])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('Usage: upgrade-check <folder>'),
  });
});
