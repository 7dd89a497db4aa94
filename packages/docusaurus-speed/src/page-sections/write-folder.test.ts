import { readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { writeFolder } from './write-folder';
import { temporaryFolder } from '../testing/temporary-folder';

const folder = path.join(temporaryFolder(), 'generated');
const file = (name: string) => path.join(folder, name);

it('writes changed files only, and deletes all others', () => {
  writeFolder(folder, { 'a.js': 'a', 'b.js': 'b' });
  utimesSync(file('a.js'), 1, 1);
  writeFolder(folder, { 'a.js': 'a', 'c.js': 'c' });
  expect(readdirSync(folder)).toEqual(['a.js', 'c.js']);
  expect(readFileSync(file('c.js'), 'utf8')).toBe('c');
  expect(statSync(file('a.js')).mtimeMs).toBe(1000);
});
