import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import type { Font } from 'fontkitten';
import { SITE_RANGE } from './font-faces';
import { siteFontFaces } from './site-font';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

// Jest replaces modules that end in `.woff2`.
const source = path.join(
  path.dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')),
  'files/ibm-plex-sans-latin-400-normal.woff2',
);
const folder = temporaryFolder();

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
  const { url, unicodeRange } = faces[0]!;
  expect(unicodeRange).toBe(SITE_RANGE);
  const [part, whole] = await Promise.all([fromFile(url), fromFile(source)]);
  const { familyName, fullName, postscriptName } = part!;
  expect(part).toEqual({ ...whole, familyName, fullName, postscriptName });
  expect(statSync(url).size).toBeLessThan(statSync(source).size * 0.6);
  expect(readFileSync(url).subarray(0, 4).toString()).toBe('wOF2');
});

it("doesn't use the name that the font's authors reserve", async () => {
  const { create } = await import('fontkitten');
  const faces = await siteFontFaces(folder, { family: 'IBM Plex Sans', weight: 400, source });
  const [part, whole] = faces.map(({ url }) => create(readFileSync(url)) as Font);
  const namesOf = ({ familyName, fullName, postscriptName, copyright }: Font) => [
    familyName,
    fullName,
    postscriptName,
    copyright,
  ];
  const copyright = 'Copyright 2019 IBM Corp. All rights reserved.';
  expect(namesOf(whole!)).toEqual([
    'IBM Plex Sans',
    'IBM Plex Sans Regular',
    'IBMPlexSans-Regular',
    copyright,
  ]);
  expect(namesOf(part!)).toEqual([
    'Doc Site Sans',
    'Doc Site Sans Regular',
    'DocSiteSans-Regular',
    copyright,
  ]);
});
