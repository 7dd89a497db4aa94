import path from 'node:path';
import { dependencies } from '../../../package.json';
import { manifestReader } from './manifests';

const SITE = path.resolve(__dirname, '../../..');
const ARCHIVED = {
  packageName: '@mui/material',
  installedAs: 'material-v6',
  demoScope: 'material-v6',
} as const;

const versions = (read: ReturnType<typeof manifestReader>, names: string[]) =>
  names.map((name) => read(name)?.version.replace(/^(\d+).*/, '$1') ?? null);

const NAMES = ['@mui/material', '@mui/icons-material', 'react', 'no-such-package'];

it('reads the installed packages', () => {
  const [major] = dependencies['@mui/material'].split('.');
  expect(versions(manifestReader(SITE), NAMES)).toEqual([major, major, '19', null]);
});

it('reads the packages of archived pages, with the icons of that release', () => {
  expect(versions(manifestReader(SITE, ARCHIVED), NAMES)).toEqual(['6', '6', '19', null]);
});
