import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PATCHES } from './patches';
import { upstreamFile } from './upstream-file';

const patches = Object.entries(PATCHES);
const isUrl = (upstream: string) => upstream.startsWith('https://');

/** A hash of a file, or the version of a package. */
function stateOf(upstream: string): string {
  const file = upstreamFile(upstream);
  if (statSync(file).isDirectory()) {
    const { version } = JSON.parse(readFileSync(path.join(file, 'package.json'), 'utf8')) as {
      version: string;
    };
    return version;
  }
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
}

it('registers the patch of each folder', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:fixtures|__)/.test(entry.name))
    .map(({ name }) => name);
  expect(patches.map(([name]) => name)).toEqual(folders.sort());
});

it.each(patches)('%s says what it gains, what fails, and when it can go', (_name, patch) => {
  const { does, upstream, gain, guard, removeWhen } = patch;
  expect(upstream.length).toBeGreaterThan(0);
  expect(gain).toMatch(/\d/);
  for (const text of [does, gain, guard, removeWhen]) {
    expect(text).toMatch(/^[A-Z`].{15,}[.)]$/);
  }
});

// After an upgrade, compare each changed file with the patches that name it. Then update the snapshot.
it('the files that patches depend on are those that they were written for', () => {
  const files = new Set(patches.flatMap(([, { upstream }]) => upstream));
  expect(
    Object.fromEntries(
      [...files]
        .filter((file) => !isUrl(file))
        .sort()
        .map((file) => [file, stateOf(file)]),
    ),
  ).toMatchSnapshot();
});
