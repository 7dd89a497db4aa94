import { existsSync, readFileSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';
import { linkPackages } from './link-packages';
import { mirrorFiles } from './mirror-files';

const manifest = (version: string) => JSON.stringify({ version });

it("replaces the site's packages by those of the line, once each", () => {
  const root = temporaryFolder();
  writeFiles(root, {
    'site/.bin/tool': '',
    'site/react/package.json': manifest('19.2.0'),
    'site/@mui/material/package.json': manifest('7.3.2'),
    'site/@emotion/cache/package.json': manifest('11.14.0'),
    'site/js-tokens/package.json': manifest('9.0.1'),
    'site/icons/package.json': JSON.stringify({ peerDependencies: { '@mui/material': '*' } }),
    'packages/kit/package.json': manifest('1.0.0'),
    'line/@mui/material/package.json': manifest('9.5.0'),
    'line/@emotion/cache/package.json': manifest('11.14.0'),
    'line/js-tokens/package.json': manifest('4.0.0'),
    'line/d3-geo/package.json': manifest('3.1.2'),
  });
  symlinkSync('../packages/kit', path.join(root, 'site/kit'));
  const [line, site, target] = ['line', 'site', 'target'].map((name) => path.join(root, name));
  linkPackages({ line: line!, site: site!, target: target! }, new Set(['react', 'js-tokens']));
  const placeOf = (name: string) => path.relative(root, realpathSync(path.join(target!, name)));
  expect(
    ['react', '@mui/material', '@emotion/cache', 'js-tokens', 'icons', 'd3-geo'].map(placeOf),
  ).toEqual([
    'site/react',
    // A copy, so it finds React where the site's files do.
    'target/@mui/material',
    'site/@emotion/cache',
    'site/js-tokens',
    // Otherwise it would find the site's.
    'target/icons',
    'target/d3-geo',
  ]);
  // A package of the repository is the copy's.
  expect(readlinkSync(path.join(target!, 'kit'))).toBe('../packages/kit');
  expect(readFileSync(path.join(target!, '@mui/material/package.json'), 'utf8')).toBe(
    manifest('9.5.0'),
  );
});

it('copies what changed, deletes what is gone, and keeps what a program wrote', () => {
  const root = temporaryFolder();
  writeFiles(root, { 'from/a.ts': '1', 'from/b.ts': '1', 'to/built.js': '' });
  const copy = (...files: string[]) =>
    mirrorFiles(
      path.join(root, 'from'),
      path.join(root, 'to'),
      new Map(files.map((file) => [file, file])),
    );
  copy('a.ts', 'b.ts');
  writeFiles(root, { 'from/a.ts': '22' });
  copy('a.ts');
  expect(readFileSync(path.join(root, 'to/a.ts'), 'utf8')).toBe('22');
  expect(existsSync(path.join(root, 'to/b.ts'))).toBe(false);
  expect(existsSync(path.join(root, 'to/built.js'))).toBe(true);
});
