import { execFile } from 'node:child_process';
import fs, { symlinkSync } from 'node:fs';
import path from 'node:path';
import { loadUpgradeRules } from '../../../plugins/reference/upgrade-check/load-rules';
import { ROOT } from '../../shared/root';
import { scanFolder } from './scan-folder';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const CODE = "import Hidden from '@mui/material/Hidden';\n";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const write = (file: string, content: string) => writeFiles(folder, { [file]: content });

it('reports the code of all folders, but not that of packages and builds', () => {
  write('src/App.tsx', CODE);
  write('.storybook/preview.ts', CODE);
  write('node_modules/a/index.js', CODE);
  write('packages/b/dist/index.js', CODE);
  write('notes.txt', CODE);
  const reports = scanFolder(folder, loadUpgradeRules(ROOT));
  expect(reports.map(({ file, findings }) => [file, findings[0]?.name])).toEqual([
    ['.storybook/preview.ts', 'Hidden'],
    ['src/App.tsx', 'Hidden'],
  ]);
});

it('passes over folders that are named like files, and links to nowhere', () => {
  write('src/Dir.tsx/App.tsx', CODE);
  symlinkSync(path.join(folder, 'missing.ts'), path.join(folder, 'link.ts'));
  const reports = scanFolder(folder, loadUpgradeRules(ROOT));
  expect(reports.map(({ file }) => file)).toEqual(['src/Dir.tsx/App.tsx']);
});

it('says why a file is not checked', () => {
  write('font.js', '\0');
  const [report] = scanFolder(folder, loadUpgradeRules(ROOT));
  expect(report?.refused).toContain('the file is binary');
});

it('goes on after a file that cannot be read', () => {
  const rules = loadUpgradeRules(ROOT);
  write('a.ts', CODE);
  write('b.ts', CODE);
  const read = jest.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('denied'), { code: 'EACCES' });
  });
  const reports = scanFolder(folder, rules);
  read.mockRestore();
  expect(reports[0]?.refused).toBe("Not checked: the file can't be read (EACCES).");
  expect(reports[1]?.findings).toHaveLength(1);
});

/** Runs the command. */
function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const script = path.join(ROOT, 'scripts/release/upgrade-scan.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [require.resolve('tsx/cli'), script, ...args],
      (error, output, errors) => resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
}

it('exits with 0 without findings, 1 with findings and 2 with bad input', async () => {
  write('none/a.ts', 'export const a = 1;');
  write('some/a.ts', CODE);
  write('some/b.vue', CODE);
  const [none, some, written, bad] = await Promise.all([
    run(path.join(folder, 'none')),
    run(path.join(folder, 'some')),
    run(path.join(folder, 'some'), '--from', '7'),
    run(path.join(folder, 'nowhere')),
  ]);
  expect(some.output).toContain('left out: .vue 1.');
  expect(none.output).not.toContain('left out');
  // A report is read outside of the site.
  expect(some.output).toMatch(/\[details\]\(https?:\/\/[^/)]+\/material-ui\//);
  expect(none).toMatchObject({ code: 0, output: expect.stringContaining('No import') });
  expect(some).toMatchObject({ code: 1, output: expect.stringContaining('Line 1') });
  expect(written).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to change') });
  expect(bad).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Give a folder that exists'),
  });
}, 60_000);

it('checks for the version of --to', async () => {
  write('a.ts', "import GridLegacy from '@mui/material/GridLegacy';");
  const [later, unknown] = await Promise.all([run(folder, '--to', '9'), run(folder, '--to', '8')]);
  expect(later).toMatchObject({ code: 1, output: expect.stringContaining('removed in 9.0.0') });
  expect(unknown).toMatchObject({ code: 2, errors: expect.stringContaining('version "8"') });
}, 60_000);
