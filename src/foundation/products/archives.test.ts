/** @reads-pages */
import fs from 'node:fs';
import path from 'node:path';
import { archiveOfPath, archivesOf } from './archives';
import { PRODUCTS } from './catalogue';
import { productById } from './find';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const ROOT = path.resolve(__dirname, '../../..');

describe('archivesOf', () => {
  it('returns folder, path and package of the archived pages', () => {
    expect(archivesOf([productById('material-ui')])).toEqual([
      {
        instance: 'docs-material',
        version: '6.5.0',
        folder: 'docs-material_versioned_docs/version-6.5.0',
        basePath: '/material-ui/v6',
        packageName: '@mui/material',
        installedAs: 'material-v6',
        migration: '/material-ui/migration/upgrade-to-v7/',
        demoScope: 'material-v6',
        renamed: { '/api/grid': '/api/grid2', '/api/grid-legacy': '/api/grid' },
      },
    ]);
  });

  it('omits releases without pages, and products without any', () => {
    const material = productById('material-ui');
    const earlier = [{ version: '5.0.0', installedAs: 'material-v5' }];
    expect(archivesOf([{ ...material, earlier }, productById('core')])).toEqual([]);
  });
});

describe('archiveOfPath', () => {
  it('finds the version that a page belongs to', () => {
    expect(archiveOfPath('/material-ui/v6/react-button/')?.version).toBe('6.5.0');
    expect(archiveOfPath('/material-ui/v6')?.version).toBe('6.5.0');
  });

  it.each(['/material-ui/react-button/', '/material-ui/v60/', '/'])('finds none for %s', (path) => {
    expect(archiveOfPath(path)).toBeNull();
  });
});

describe.each(archivesOf(PRODUCTS))('$instance $version', ({ instance, version, folder }) => {
  it('is configured in Docusaurus, and has pages and a sidebar', () => {
    const read = (file: string) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
    expect(read(`${instance}_versions.json`)).toContain(version);
    const sidebars = read(`${instance}_versioned_sidebars/version-${version}-sidebars.json`);
    // What was new then isn't now.
    expect(JSON.stringify(sidebars)).not.toContain('newFeature');
    expect(fs.existsSync(path.join(ROOT, folder))).toBe(true);
  });
});
