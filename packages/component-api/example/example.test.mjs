import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { describeComponents } from 'react-component-api';
import { compareComponents } from 'react-component-api/compare';
import { component } from 'react-component-api/schema';

// A library of this project, where npm would install it.
cpSync('gadgets', 'node_modules/gadgets', { recursive: true });

const [button, dialog] = describeComponents({ packages: [{ name: 'gadgets' }] });

test('the functions describe components', () => {
  const props = button.props.map((prop) => [prop.name, prop.type.text, prop.default]);
  assert.deepEqual(props, [
    ['children', 'ReactNode', undefined],
    ['size', "'small' | 'large'", "'small'"],
  ]);
  assert.equal(dialog.description, 'Asks a question.');
  assert.deepEqual(
    dialog.props.map(({ name, required }) => [name, required]),
    [['open', true]],
  );
  assert.deepEqual(component.parse(button), button);
  assert.deepEqual(
    compareComponents(button, { ...button, props: [] }).props.map((one) => one.kind),
    ['removed', 'removed'],
  );
});

test('the command writes JSON, and says what it looked at if there is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  const run = (...args) =>
    spawnSync('npx', ['--no-install', 'component-api', ...args], { encoding: 'utf8' });
  const written = run('gadgets', '--out', folder);
  assert.match(written.stdout, /^gadgets 1\.0\.0: 2 components with 3 props in /);
  assert.equal(written.status, 0);
  const described = JSON.parse(readFileSync(path.join(folder, 'Button.json'), 'utf8'));
  assert.deepEqual(described, { $schema: './component.schema.json', ...button });
  const missing = run('nothing');
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /nothing is not installed in .*Run "npm install/);
  assert.equal(run().status, 2);
});
