import path from 'node:path';
import { isExampleFile } from './example-files';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let root: string;

beforeEach(() => {
  root = temporaryFolder({ 'examples/mill/src/App.tsx': 'export const sacks = 3;\n' });
});

it.each([
  [true, 'src/App.tsx', 'export const sacks = 3;'],
  [false, 'src/App.tsx', 'export const sacks = 4;'],
  [false, 'App.tsx', 'export const sacks = 3;'],
  [false, '', 'export const sacks = 3;'],
])('is %s for %j with the code %j', (expected, title, code) => {
  expect(isExampleFile(title, code, root)).toBe(expected);
});

it('is false without examples', () => {
  expect(isExampleFile('src/App.tsx', '', path.join(root, 'examples'))).toBe(false);
});
