import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/root';
import groups from './groups.json';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const entries = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).filter(
    ({ name }) => !/\.test\.|\.md$/.test(name),
  );

const foldersIn = (folder: string) =>
  entries(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it.each(Object.entries(groups))('the graph of ARCHITECTURE.md is that of %s', (root, arrows) => {
  const [, graph = ''] =
    new RegExp(`^ {2}subgraph ${root}\\n([^]*?)^ {2}end$`, 'm').exec(read('ARCHITECTURE.md')) ?? [];
  const expected = Object.entries(arrows).flatMap(([group, below]: [string, string[]]) =>
    below.map((one) => `${group} --> ${one}`),
  );
  expect(Array.from(graph.matchAll(/\S+ --> \S+/g), ([arrow]) => arrow)).toEqual(expected);
});

it.each(['src', 'plugins'])('%s/README.md lists all groups and what is in them', (root) => {
  const sections = read(`${root}/README.md`).split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(foldersIn(root).sort());
  const listed = sections.flatMap((section) => {
    const [group = ''] = section.split('\n', 1);
    return Array.from(section.matchAll(/^- `([^`]+)`: /gm), ([, name]) => `${group}/${name!}`);
  });
  const ofGroups = [...new Set(listed.map((name) => path.dirname(name)))].flatMap((group) =>
    entries(`${root}/${group}`).map(({ name }) => `${group}/${name}`),
  );
  expect(listed).toEqual(ofGroups.sort());
});
