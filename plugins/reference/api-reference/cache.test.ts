import fs from 'node:fs';
import path from 'node:path';
import type { ComponentApi } from '../../../src/api/types';
import { readCache, writeCache } from './cache';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = path.join(temporaryFolder(), '7.3.2');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const components = [{ name: 'Alert' }, { name: 'Button' }] as ComponentApi[];

it('reads what was written with the same key, and nothing else', () => {
  writeCache(folder, 'a', components);
  expect(readCache(folder, 'a')).toEqual(components);
  expect(readCache(folder, 'b')).toBeNull();
});

it('leaves the descriptions that another process has written meanwhile', () => {
  const remove = fs.rmSync;
  jest.spyOn(fs, 'rmSync').mockImplementationOnce((...args) => {
    remove(...args);
    jest.mocked(fs.rmSync).mockRestore();
    writeCache(folder, 'a', components);
  });
  writeCache(folder, 'a', components);
  expect(readCache(folder, 'a')).toEqual(components);
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['7.3.2']);
});
