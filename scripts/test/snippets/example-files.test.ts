import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isExampleFile } from './example-files';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'example-files-'));
  fs.mkdirSync(path.join(root, 'examples/mill/src'), { recursive: true });
  fs.writeFileSync(path.join(root, 'examples/mill/src/App.tsx'), 'export const sacks = 3;\n');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

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
