import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../../package.json';
import { ROOT } from '../root';

it('README.md lists each command of package.json, and no others', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const listed = Array.from(
    readme.matchAll(/^\| `npm (?:run )?([\w:-]+)` +\|/gm),
    ([, name]) => name!,
  );
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it('the help of the benchmark needs no browser', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'test/bench/run.ts', '--help'],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, CHROME_PATH: '/nowhere' } },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('Usage: npm run bench');
});
