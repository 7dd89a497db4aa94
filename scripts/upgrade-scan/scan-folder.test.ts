import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadUpgradeRules } from '../../plugins/upgrade-check/load-rules';
import { ROOT } from '../root';
import { scanFolder } from './scan-folder';

const CODE = "import Hidden from '@mui/material/Hidden';\n";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scan-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

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
  expect(report?.refused).toBe('Not checked: the file is binary.');
});
