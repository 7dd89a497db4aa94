import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Patch } from 'docusaurus-speed/patches';
import { upstreamFile } from 'docusaurus-speed/upstream-file';
import { filesBelow } from '../shared/files-below';
import { DEPENDENCIES, PATCHES } from './patches';

const ROOT = path.join(__dirname, '../..');

const SPEED = 'packages/docusaurus-speed/src/';

/** A gain below 3 % is none that a reader feels. */
const FELT = 0.97;

const patches: [string, Patch][] = Object.entries({ ...PATCHES, ...DEPENDENCIES });

/** Packages whose version depends on the release line, with the versions that the patches fit. */
const OF_LINES: Readonly<Record<string, readonly string[]>> = {
  '@mui/material': ['7.3.2', '9.5.0'],
};

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
  const folders = [__dirname, path.join(ROOT, SPEED)].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(?:browser|loaders|testing|__)/.test(entry.name))
      .map(({ name }) => name),
  );
  expect(Object.keys(PATCHES).sort()).toEqual(folders.sort());
  const files = readdirSync(path.join(__dirname, 'internals')).map((file) => path.parse(file).name);
  expect([...Object.keys(DEPENDENCIES), 'patch']).toEqual(files.sort());
});

it.each(patches)(
  '%s has a gain that readers feel, or a test that shows the defect',
  (_name, { gain }) => {
    if (gain.kind === 'speed') {
      const [withPatch, without] = gain.ratio;
      expect(withPatch / without).toBeLessThanOrEqual(FELT);
      gain.ratio.forEach((figure) => expect(gain.text).toContain(String(figure)));
    } else {
      expect(gain.test).toMatch(/\.(?:test|spec)\.tsx?$/);
      expect(existsSync(path.join(ROOT, gain.test))).toBe(true);
    }
  },
);

it('registers each file that imports what a package does not export, or uses emotion internals', () => {
  const uses =
    /'@docusaurus\/(?:mdx-loader|theme-common)\/(?:lib\/|internal)|__unsafe_|\bcache\.insert = |\bsetColorMode as /;
  const using = ['src', 'plugins', 'packages'].flatMap((folder) =>
    filesBelow(folder, ROOT, /(?<!\.test|\.d)\.tsx?$/).filter(
      (file) =>
        !file.startsWith('plugins/docusaurus-patches/') &&
        !file.startsWith(SPEED) &&
        uses.test(readFileSync(path.join(ROOT, file), 'utf8')),
    ),
  );
  const registered = patches.flatMap(([, { code = [] }]) => code);
  expect(using.filter((file) => !registered.includes(file))).toEqual([]);
  expect(registered.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it.each(patches)('%s says what it gains, what fails, and when it can go', (_name, patch) => {
  const { does, upstream, gain, guard, removeWhen } = patch;
  expect(upstream.length).toBeGreaterThan(0);
  for (const text of [does, gain.text, guard, removeWhen]) {
    expect(text).toMatch(/^[A-Z`].{15,}[.)]$/);
  }
});

// After an upgrade, compare each changed file with the patches that name it. Then update the snapshot.
it('the files that patches depend on are those that they were written for', () => {
  const files = new Set(patches.flatMap(([, { upstream }]) => upstream));
  expect(
    Object.fromEntries(
      [...files]
        .filter((file) => !isUrl(file) && !Object.hasOwn(OF_LINES, file))
        .sort()
        .map((file) => [file, stateOf(file)]),
    ),
  ).toMatchSnapshot();
  for (const [name, versions] of Object.entries(OF_LINES)) {
    expect(versions).toContain(stateOf(name));
  }
});
