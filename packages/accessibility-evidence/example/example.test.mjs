import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { publish, readEvidence } from 'accessibility-evidence';
import { evidence as schema } from 'accessibility-evidence/schema';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const Button = (props) => h('button', { style: { minWidth: 40, minHeight: 40 }, ...props });

let note = 'Order 1042 is paid.';

/** A page around two demos, with things of its own that fail. */
const html = () => `<!doctype html><html lang="en"><head><title>Buttons</title>
<link rel="icon" href="data:,"><style>[data-theme='dark'] body { background: #000; color: #fff } a { color: inherit }</style>
</head><body><nav><button></button><a href="/">Home</a></nav>
<main id="good">${renderToString(h(Button, null, 'Print'))}</main>
<main id="broken">${renderToString(h(Button, { 'aria-label': 'Send' }, 'Print'))}
<p style="color: #333">${note}</p><a href="#order" style="outline: none">Order</a></main></body></html>`;

const server = createServer((req, res) => res.setHeader('Content-Type', 'text/html').end(html()));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
after(() => server.close());

const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
const list = path.join(folder, 'demos.json');
const out = path.join(folder, 'results');
const site = `http://127.0.0.1:${server.address().port}`;
writeFileSync(list, JSON.stringify({ ...JSON.parse(readFileSync('demos.json', 'utf8')), site }));

async function run(...args) {
  const all = ['--no-install', 'accessibility-evidence', ...args, '--out', out];
  const child = spawn('npx', all, { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, status: await closed };
}

const check = (...args) => run('check', list, '--browser', process.env.CHROME_PATH, ...args);

test('the command checks demos, and skips those that are unchanged', async () => {
  assert.deepEqual((await run('outdated', list)).stdout.split('\n'), [
    '/buttons/ Good: missing',
    '/buttons/ Broken: missing',
    '',
  ]);
  const first = await check();
  assert.equal(first.status, 0, first.stderr);
  const [page] = readEvidence(out);
  assert.deepEqual(schema.parse(page), page);
  assert.deepEqual(
    page.demos.map(({ name, focus, controls }) => [name, focus.stops, controls.count]),
    [
      ['Good', 1, 1],
      ['Broken', 2, 2],
    ],
  );
  assert.deepEqual(
    page.failures.map(({ demo, rule, criteria, conditions }) => [demo, rule, criteria, conditions]),
    [
      ['Broken', 'color-contrast', ['1.4.3'], ['dark']],
      ['Broken', 'focus-visible', ['2.4.7'], ['light']],
      ['Broken', 'label-content-name-mismatch', ['2.5.3'], page.failures[2].conditions],
    ],
  );
  assert.equal((await run('outdated', list)).status, 0);
  assert.doesNotMatch((await check()).stderr, /2 demos/);
  note = 'Order 1043 is paid.';
  assert.match((await run('outdated', list)).stdout, /Broken: older/);
});

test('it adds results of keys and of other engines, and prints all by criterion', async () => {
  const row = { file: '/buttons/', keys: 'Enter', action: 'Counts.' };
  const annotations = [{ type: 'keyboard-row', description: JSON.stringify(row) }];
  const specs = [
    { title: 'presses Enter', ok: true, tests: [{ status: 'expected', annotations }] },
  ];
  const report = path.join(folder, 'report.json');
  writeFileSync(report, JSON.stringify({ suites: [{ specs }] }));
  assert.equal((await check('--keyboard', report)).status, 0);
  assert.equal((await check('--engine', 'chromium')).status, 0);
  const { stdout } = await run('report');
  assert.match(stdout, /^# gadgets 1\.0\.0\n/);
  assert.match(stdout, /1\.4\.3 Contrast \(Minimum\).*\| Partially supports \|/);
  assert.match(stdout, /Of 1 row in keyboard tables, 1 passed/);
  assert.match(stdout, /- Checks: 8 of 16 passed, 2 demos in \[8 conditions\]/);
  await publish(path.join(folder, 'public'), readEvidence(out));
  assert.ok(existsSync(path.join(folder, 'public/gadgets/1.0.0/buttons.json')));
});

test('it says what is wrong with its arguments', async () => {
  const missing = await run('check', 'missing.json');
  assert.match(missing.stderr, /missing\.json: ENOENT.*Give a list of demos/);
  assert.equal(missing.status, 2);
  writeFileSync(list, '{"site":"x"}');
  assert.match((await run('check', list)).stderr, /not a list of demos:[^]*at site/);
});
