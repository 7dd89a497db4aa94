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

test('the command finds and rewrites a use, and links to the documentation', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  const app = path.join(folder, 'App.tsx');
  writeFileSync(app, code);
  const run = (...args) =>
    spawnSync('npx', ['--no-install', 'upgrade-check', ...args], { encoding: 'utf8' });
  const found = run(folder);
  assert.equal(found.status, 1);
  assert.match(found.stdout, /\(https?:\/\/[^/)]+\/material-ui\//);
  assert.equal(run(folder, '--fix').status, 0);
  assert.equal(readFileSync(app, 'utf8'), fixed);
  const bad = run(path.join(folder, 'nowhere'));
  assert.equal(bad.status, 2);
  assert.match(bad.stderr, /Give a folder that exists/);
});
