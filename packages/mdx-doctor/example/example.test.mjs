import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';

function run(...args) {
  const { stdout, status } = spawnSync('npx', ['mdx-doctor', ...args], { encoding: 'utf8' });
  return { lines: stdout.trim().split('\n'), status };
}

test('finds the mistakes of the pages', () => {
  const { lines, status } = run('docs');
  assert.equal(status, 1);
  assert.deepEqual(lines, [
    'docs/start.md:7:1 heading-jump: A heading of level 4 follows one of level 2. Use level 3 ("###").',
    "docs/start.md:9:10 broken-link: The link leads to docs/giude.md, which doesn't exist. Did you mean guide.md?",
    '2 pages: 2 errors, 0 warnings.',
  ]);
});

test('applies the rules of a site', () => {
  const { lines } = run('docs', '--rules', 'rules.js');
  assert.deepEqual(lines.slice(0, 2), [
    'docs/guide.md:1 needs-title (warning): The page has no title. Add one.',
    'docs/guide.md:1:1 heading-jump: The page has a heading of level 1 in its text. The title is the h1; start with level 2 ("##").',
  ]);
});

test('corrects nothing that is ambiguous', () => {
  assert.equal(run('docs', '--fix').status, 1);
});
