import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../../../plugins/reference/api-reference/generate';
import { targetsOf } from '../../../plugins/reference/api-reference/targets';
import { productById } from '../../../src/foundation/products';
import { ROOT } from '../../shared/root';
import { readExports } from './read-exports';

/** The major versions of MUI X, with the Material UI that they support. */
const MAJORS = Object.entries({ 6: 5, 7: 6, 8: 7, 9: 9 });

/** Installs a release beside the site, so its descriptions don't need it among the site's packages. */
function xRelease([major, material]: [string, number]) {
  const [target] = targetsOf([productById('x')]);
  const folder = path.join(ROOT, '.cache/x-releases', major);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const names = target!.packages.map(({ name }) => name);
  const wanted = [...names.map((name) => `${name}@${major}`), `@mui/material@${material}`];
  execFileSync('npm', ['install', '--legacy-peer-deps', '--ignore-scripts', ...wanted], {
    cwd: folder,
    stdio: 'inherit',
  });
  const folderOf = (name: string) => path.join(folder, 'node_modules', name);
  const packages = target!.packages.map((one) => {
    const manifest = readFileSync(path.join(folderOf(one.name), 'package.json'), 'utf8');
    return { ...one, version: (JSON.parse(manifest) as { version: string }).version };
  });
  const components = generate({ ...target!, version: major, packages }, folder);
  return {
    ...{ version: `${major}.0.0`, packages: names, folder },
    components: components.filter(({ kind }) => kind === undefined),
    exports: new Map(names.map((name) => [name, readExports(folderOf(name)).modules['']!])),
  };
}

/** The newest release of each described major version of MUI X, the newest first. Needs the registry. */
export const xReleases = () => MAJORS.map(xRelease).reverse();
