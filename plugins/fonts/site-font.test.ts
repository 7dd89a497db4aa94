import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import { SITE_RANGE } from './font-faces';
import { siteFontFaces } from './site-font';

// Jest replaces modules that end in `.woff2`.
const source = path.join(
  path.dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')),
  'files/ibm-plex-sans-latin-400-normal.woff2',
);
const folder = mkdtempSync(path.join(tmpdir(), 'site-font-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes a file of half the size with the same metrics, and leaves the rest to the whole file', async () => {
  const faces = await siteFontFaces(path.join(folder, 'new'), {
    family: 'IBM Plex Sans',
    weight: 400,
    source,
  });
  expect(faces.map(({ url }) => url)).toEqual([
    path.join(folder, 'new/ibm-plex-sans-site-400-normal.woff2'),
    source,
  ]);
  expect(faces[0].unicodeRange).toBe(SITE_RANGE);
  const [part, whole] = await Promise.all(faces.map(({ url }) => fromFile(url)));
  expect(part).toEqual(whole);
  expect(statSync(faces[0].url).size).toBeLessThan(statSync(source).size * 0.6);
  expect(readFileSync(faces[0].url).subarray(0, 4).toString()).toBe('wOF2');
});

it("relies on a license that doesn't reserve the font's name", () => {
  const license = readFileSync(require.resolve('@fontsource/ibm-plex-sans/LICENSE'), 'utf8');
  const [notice] = license.split('This Font Software is licensed');
  expect(notice).not.toMatch(/reserved font name/i);
  expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
