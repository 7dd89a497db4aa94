import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { imagesOf } from './demo-images';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" />';

const site = temporaryFolder({
  'static/img/demos/card/soup.svg': SVG,
  'static/img/demos/card/soup.png': '',
  'static/secret.svg': SVG,
});
symlinkSync('../../secret.svg', path.join(site, 'static/img/demos/link.svg'));

const images = (...sources: string[]) =>
  imagesOf(new Map(sources.map((source, index) => [`${index}.tsx`, source])), site);

it('finds the images of a demo and its modules, each once', () => {
  expect(
    images(
      `<img src="/img/demos/card/soup.svg" alt="" />`,
      `const cover = { background: 'url(/img/demos/card/soup.svg)' };`,
    ),
  ).toEqual({ '/img/demos/card/soup.svg': SVG });
  expect(images('<img src="/img/favicon.svg" alt="" />')).toEqual({});
});

it.each([
  ['no file', '"/img/demos/card/salad.svg"', '/img/demos/card/salad.svg'],
  ['no SVG', '"/img/demos/card/soup.png"', '/img/demos/card/soup.png'],
  ['outside the folder', '"/img/demos/../../secret.svg"', '/img/demos/../../secret.svg'],
  ['a detour', '"/img/demos/card/../card/soup.svg"', '/img/demos/card/../card/soup.svg'],
  ['a link out of the folder', '"/img/demos/link.svg"', '/img/demos/link.svg'],
  ['a computed path', '`/img/demos/${name}.svg`', '/img/demos/'],
])('reports where an image belongs: %s', (_, source, address) => {
  expect(() => images('', source)).toThrow(
    `1.tsx: shows "${address}", which isn't an SVG file in static/img/demos/. ` +
      'Put the image there, not a symbolic link, and write the complete path without ".." and computed parts.',
  );
});
