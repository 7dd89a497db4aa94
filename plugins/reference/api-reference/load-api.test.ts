import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, cacheKey, readCache, writeCache } from './cache';
import { makeSite, WIDGETS_TARGET } from './fixtures/widgets';
import { loadTarget } from './load-api';

const keyOf = (site: string, target = WIDGETS_TARGET) => cacheKey(target, site);

describe('loadTarget', () => {
  it('writes one file per component and reads them again', () => {
    const site = makeSite();
    const folder = cacheFolder(WIDGETS_TARGET, site);
    const components = loadTarget(WIDGETS_TARGET, site);
    expect(readdirSync(folder).sort()).toEqual(['Base.json', 'Panel.json', 'key.txt']);
    expect(readdirSync(path.dirname(folder))).toEqual(['2.1.0']);
    expect(readCache(folder, keyOf(site))).toEqual(components);
  });
});

describe('loadTarget with a description that violates the schema', () => {
  it('reports the violation and writes nothing', () => {
    const site = makeSite();
    const repository = { ...WIDGETS_TARGET.repository, url: 'example.com' };
    expect(() => loadTarget({ ...WIDGETS_TARGET, repository }, site)).toThrow(
      /API of system 2\.1\.0, Base\.json: .* schema: "source" is "example.*"\. Expected a text that matches/,
    );
    expect(readdirSync(site)).toEqual(['node_modules']);
  });
});

describe('loadTarget with a package that cannot be described', () => {
  it('says of which product, and writes nothing', () => {
    const site = makeSite();
    const packages = [{ name: 'widgets', version: '3.0.0' }];
    expect(() => loadTarget({ ...WIDGETS_TARGET, packages }, site)).toThrow(
      /^API of system 2\.1\.0, node_modules\/widgets\/package\.json: Version 2\.1\.0 of widgets .* listed in src\/foundation\/products\/catalogue\.ts\.$/,
    );
    expect(readdirSync(site)).toEqual(['node_modules']);
  });
});

describe('readCache', () => {
  it('misses for another key', () => {
    const folder = cacheFolder(WIDGETS_TARGET, makeSite());
    writeCache(folder, 'one', []);
    expect(readCache(folder, 'one')).toEqual([]);
    expect(readCache(folder, 'two')).toBeNull();
  });

  it('misses for an unfinished draft', () => {
    const site = makeSite();
    const folder = cacheFolder(WIDGETS_TARGET, site);
    writeCache(folder, 'one', []);
    rmSync(path.join(folder, 'key.txt'));
    expect(existsSync(folder)).toBe(true);
    expect(readCache(folder, 'one')).toBeNull();
  });
});

describe('cacheKey', () => {
  it('depends only on the target and dependency versions', () => {
    const manifest = '{ "name": "widgets", "version": "2.1.0", "dependencies": { "glue": "*" } }';
    const site = makeSite({ 'package.json': manifest });
    const glue = path.join(site, 'node_modules/widgets/node_modules/glue');
    makeGlue(glue, '1.0.0');
    const before = keyOf(site);
    expect(keyOf(site)).toBe(before);
    expect(keyOf(site, { ...WIDGETS_TARGET, basePath: '/other' })).not.toBe(before);
    makeGlue(glue, '1.0.1');
    expect(keyOf(site)).not.toBe(before);
  });
});

function makeGlue(folder: string, version: string) {
  writeCache(folder, '', []);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'glue', version }));
}
