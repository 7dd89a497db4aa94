import path from 'node:path';
import { makeSite, WIDGETS } from '../testing/widgets';
import { findPackage, installedPackage } from './packages';

describe('installedPackage', () => {
  it('finds a package under its alias', () => {
    const site = makeSite({ 'package.json': WIDGETS['package.json'] }, 'widgets-v2');
    const wanted = { name: 'widgets', version: '2.1.0', installedAs: 'widgets-v2' };
    expect(installedPackage(wanted, site)).toMatchObject({
      ...wanted,
      folder: path.join(site, 'node_modules/widgets-v2'),
    });
  });
});

describe('findPackage', () => {
  it('looks in parent folders', () => {
    const site = makeSite();
    const folder = path.join(site, 'node_modules/widgets');
    expect(findPackage('widgets', path.join(folder, 'Panel'))).toBe(folder);
    expect(findPackage('gadgets', folder)).toBeNull();
  });
});
