import fs from 'node:fs';
import path from 'node:path';
import type { ComponentSize } from '../../../src/tools/size-snapshot/types';
import { cachedDemoSizes, cachedSizes } from './snapshot-cache';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const SIZES: ComponentSize[] = [{ name: 'Sack', alone: { minified: 30, gzip: 10 } }];
let folder: string;

beforeEach(() => {
  folder = temporaryFolder({ 'package-lock.json': '{}' });
});

it('measures again when the input or an installed package changes', async () => {
  const measure = jest.fn(() => Promise.resolve(SIZES));
  const sizes = (input: unknown) => cachedSizes('mill-1.0.0', input, folder, measure);

  expect(await sizes('Sack')).toEqual(SIZES);
  expect(await sizes('Sack')).toEqual(SIZES);
  expect(measure).toHaveBeenCalledTimes(1);

  await sizes('Silo');
  expect(measure).toHaveBeenCalledTimes(2);

  writeFiles(folder, { 'package-lock.json': '{"packages":{}}' });
  await sizes('Silo');
  expect(measure).toHaveBeenCalledTimes(3);
});

it('measures again only the demos that changed', async () => {
  const measure = jest.fn((names: readonly string[]) =>
    Promise.resolve(new Map(names.map((name) => [name, name.length]))),
  );
  const sizes = (options: string, inputs: Record<string, string>) =>
    cachedDemoSizes('mill', new Map(Object.entries(inputs)), options, folder, measure);

  const first = new Map([
    ['Oat', 3],
    ['Wheat', 5],
  ]);
  expect(await sizes('a', { Oat: '1', Wheat: '1' })).toEqual(first);
  expect(await sizes('a', { Oat: '1', Wheat: '1' })).toEqual(first);
  expect(measure).toHaveBeenCalledTimes(1);

  expect(await sizes('a', { Oat: '1', Wheat: '2' })).toEqual(first);
  expect(measure).toHaveBeenLastCalledWith(['Wheat']);

  await sizes('b', { Oat: '1', Wheat: '2' });
  expect(measure).toHaveBeenLastCalledWith(['Oat', 'Wheat']);

  writeFiles(folder, { 'package-lock.json': '{"packages":{}}' });
  await sizes('b', { Oat: '1', Wheat: '2' });
  expect(measure).toHaveBeenCalledTimes(4);
});

it('caches nothing when a measurement fails', async () => {
  const failing = () => Promise.reject(new Error('Could not resolve'));
  await expect(cachedSizes('mill-1.0.0', 'Sack', folder, failing)).rejects.toThrow(
    'Could not resolve',
  );
  expect(fs.existsSync(path.join(folder, '.cache'))).toBe(false);
});
