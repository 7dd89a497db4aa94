import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { checkFile, fixFile, reportMarkdown } from 'mui-upgrade-check';

const rules = createRequire(import.meta.url)('mui-upgrade-check/rules/9.json');
const code = "import { Box } from '@mui/material';\nexport const a = <Box p={2} />;\n";
const fixed = code.replace('p={2}', 'sx={{ p: 2 }}');

test('the functions find and rewrite a use', () => {
  const file = { file: 'App.tsx', code };
  const report = checkFile(file, rules);
  assert.match(reportMarkdown([report]), /Line 2: prop `Box\.p` removed in 9\.0\.0/);
  assert.equal(fixFile(file, report.findings, rules).source, fixed);
});

function runIn(folder, ...args) {
  const words = ['--no-install', 'upgrade-check', folder, ...args];
  return spawnSync('npx', words, { encoding: 'utf8' });
}

function folderWith(text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  writeFileSync(path.join(folder, 'App.tsx'), text);
  return folder;
}

test('the command finds and rewrites a use, and links to the documentation', () => {
  const folder = folderWith(code);
  const found = runIn(folder);
  assert.equal(found.status, 1);
  assert.match(found.stdout, /\(https?:\/\/[^/)]+\/material-ui\//);
  assert.equal(runIn(folder, '--fix').status, 0);
  assert.equal(readFileSync(path.join(folder, 'App.tsx'), 'utf8'), fixed);
  const bad = runIn(path.join(folder, 'nowhere'));
  assert.equal(bad.status, 2);
  assert.match(bad.stderr, /Give a folder that exists/);
});

test('the command fails a CI job for the version of --to, and prints JSON', () => {
  const folder = folderWith("import GridLegacy from '@mui/material/GridLegacy';\n");
  const json = (...args) => {
    const { status, stdout } = runIn(folder, '--json', ...args);
    const found = JSON.parse(stdout).flatMap(({ findings }) => findings);
    return { status, found: found.map(({ name, change, version }) => ({ name, change, version })) };
  };
  const removed = { name: 'GridLegacy', change: 'removed', version: '9.0.0' };
  assert.deepEqual(json(), { status: 1, found: [removed] });
  assert.deepEqual(json('--from', '9'), { status: 0, found: [] });
  assert.equal(json('--to', '7').found[0].change, 'deprecated');
  const bad = runIn(folder, '--to', '8');
  assert.equal(bad.status, 2);
  assert.match(bad.stderr, /Give one of 9, 7/);
});
