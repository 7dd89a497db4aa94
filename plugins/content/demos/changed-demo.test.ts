import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sourcePath } from './demo-path';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const siteDir = temporaryFolder();
const demos = path.join(siteDir, 'docs/demos');
const ROOT = path.resolve(__dirname, '../../..');

const demo = (label: string) => `import { unit } from './units';

export default function Sample() {
  return <button type="button">${label} {unit}</button>;
}
`;

const write = (file: string, text: string) => writeFiles(demos, { [file]: text });
const read = (file: string) => readFileSync(path.join(siteDir, 'out', file), 'utf8');

const writeHeight = (height: number) =>
  writeFiles(siteDir, {
    'demo-heights/docs.json': JSON.stringify({ 'docs/demos/Sample': [height] }),
  });

function build() {
  const script = path.join(__dirname, 'fixtures/compile-demo.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, siteDir], { cwd: ROOT });
  return {
    island: read('island.js'),
    facts: read('facts.js'),
    source: read(`${sourcePath('docs/demos/Sample.tsx')}.tsx.html`),
    sandbox: read(`${sourcePath('docs/demos/Sample.tsx')}.json`),
  };
}

beforeAll(() => {
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'));
  write('units.ts', "export const unit = 'liters';\n");
  writeHeight(40);
  write('Sample.tsx', demo('Fill'));
});

// Each build uses the persistent cache of the previous one, as `npm run build` does.
it('updates the output when a demo, its module or its heights change', () => {
  const first = build();
  expect(first.island).toContain('liters');
  expect(first.source).toContain('Fill');

  write('Sample.tsx', demo('Drain'));
  const second = build();
  expect(second.island).toContain('Drain');
  expect(second.island).not.toContain('Fill');
  expect(second.source).toContain('Drain');
  expect(second.facts).toBe(first.facts);

  write('units.ts', "export const unit = 'gallons';\n");
  const third = build();
  expect(third.island).toContain('gallons');
  expect(third.sandbox).toContain('gallons');

  writeHeight(52);
  expect(build().facts).toContain('52');
}, 60_000);
