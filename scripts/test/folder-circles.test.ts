import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { ROOT } from '../shared/root';

// dependency-cruiser finds circles of files. Its rules for folders don't count the files in a
// folder's subfolders to it, so they miss circles.

const DEPCRUISE = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const TEST = /\.test\.tsx?$|\/testing(?:\/|\.ts$)|-arbitrary\.ts$/;

interface Import {
  from: string;
  to: string;
}

/** The folder of its group that a file belongs to, at any depth; other files are on their own. */
function folderOf(file: string): string {
  const isAlone = /^src\/(?:api|demos|home|pages|playground|theme)\//.test(file);
  const folder = isAlone ? /^src\/[^/]+/ : /^(?:src|plugins|scripts)\/[^/]+\/[^/]+(?=\/)/;
  return folder.exec(file)?.[0] ?? file;
}

function importsBetweenFolders(): Import[] {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const output = execFileSync(
    process.execPath,
    [DEPCRUISE, ...args, 'src', 'plugins', 'scripts', 'docusaurus.config.ts'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const { modules } = JSON.parse(output) as ICruiseResult;
  return modules
    .filter(({ source }) => !TEST.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => folderOf(from) !== folderOf(to));
}

/** The imports that are part of a circle between folders. */
function circularImports(imports: readonly Import[]): Import[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const known = targets.get(folderOf(from)) ?? new Set();
    targets.set(folderOf(from), known.add(folderOf(to)));
  }
  const reaches = (start: string, wanted: string) => {
    const seen = new Set([start]);
    for (const folder of seen) {
      targets.get(folder)?.forEach((target) => seen.add(target));
    }
    return seen.has(wanted);
  };
  return imports.filter(({ from, to }) => reaches(folderOf(to), folderOf(from)));
}

it('folders import each other in one direction', () => {
  const imports = importsBetweenFolders();
  expect(imports.length).toBeGreaterThan(1000);
  expect(circularImports(imports).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
}, 60_000);
