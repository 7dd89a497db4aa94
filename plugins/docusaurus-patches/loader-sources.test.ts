import fs from 'node:fs';
import path from 'node:path';
import { LOADER_SOURCES } from './loader-sources';

const ROOT = path.resolve(__dirname, '../..');

/** Folders of packages, by name. */
const PACKAGES = new Map(
  fs.readdirSync(path.join(ROOT, 'packages')).map((folder) => {
    const file = path.join(ROOT, 'packages', folder, 'package.json');
    const { name } = JSON.parse(fs.readFileSync(file, 'utf8')) as { name: string };
    return [name, `packages/${folder}/src`];
  }),
);

/** The packages of the repository that the program in a folder imports. */
function packagesIn(folder: string): string[] {
  const files = fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.(?:cjs|tsx?)$/.test(file) && !/\.test\.|^(?:doctor|fixtures)\//.test(file),
    );
  const text = files.map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8')).join();
  const names = [...text.matchAll(/(?:from|require\() ?'([^'/]+)/g)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => PACKAGES.has(name)).sort();
}

it.each([
  ['plugins/content', ['accessibility-evidence', 'docusaurus-demo-islands', 'mdx-doctor']],
  ['plugins/reference/api-pages', ['mdx-doctor', 'react-component-api']],
])(
  'a change of the packages that %s imports makes the cache of pages outdated',
  (folder, names) => {
    expect(packagesIn(folder)).toEqual(expect.arrayContaining(names));
    for (const name of packagesIn(folder)) {
      const sources = PACKAGES.get(name)!;
      expect(LOADER_SOURCES).toContainEqual(expect.stringMatching(new RegExp(`^${sources}`)));
    }
  },
);
