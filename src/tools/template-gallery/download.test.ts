import { strFromU8, unzipSync } from 'fflate';
import { zipProject } from './download';

it('puts the files into a folder of the archive', () => {
  const archive = zipProject('sign-in', [
    { path: 'package.json', text: '{ "name": "größe" }', html: '' },
    { path: 'src/main.tsx', text: 'export {};', html: '' },
  ]);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(['sign-in/package.json', 'sign-in/src/main.tsx']);
  expect(strFromU8(files['sign-in/package.json']!)).toBe('{ "name": "größe" }');
});
