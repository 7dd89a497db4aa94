import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/root';

const text = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');

/** Names listed below an entry of the list of folders. */
function listed(folder: string): string[] {
  const [, tree = ''] = /^## Folders\n+```\n([^]*?)\n```/m.exec(text) ?? [];
  const [, below = ''] =
    new RegExp(`^${folder}/ .*\\n((?: {2}.*(?:\\n|$))*)`, 'm').exec(tree) ?? [];
  return Array.from(below.matchAll(/^ {2}([\w.-]+)\/? /gm), ([, name]) => name!).sort();
}

const folders = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it.each(['plugins', 'src'])('lists exactly the folders in %s, each once', (folder) => {
  const names = listed(folder).filter((name) => !/\.tsx?$/.test(name));
  expect(names).toEqual(folders(folder).sort());
});
