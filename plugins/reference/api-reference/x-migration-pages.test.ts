/** @reads-pages */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../../..');
const pages = path.join(siteDir, 'docs-x/migration');

/** Pages about the steps to versions 7 and 8, by the package that they describe. */
const products = [
  { name: 'x-data-grid', to7: ['migration-data-grid-v6'], to8: 'migration-data-grid-v7' },
  { name: 'x-date-pickers', to7: ['migration-pickers-v6'], to8: 'migration-pickers-v7' },
  { name: 'x-charts', to7: ['migration-charts-v6'], to8: 'migration-charts-v7' },
  {
    name: 'x-tree-view',
    to7: ['migration-tree-view-v6', 'migration-tree-view-lab'],
    to8: 'migration-tree-view-v7',
  },
];

const folderOf = (name: string) => path.join(siteDir, 'node_modules/@mui', name);

/** The type declarations of an installed package without comments. */
function declarationsOf(name: string): string {
  return readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && !file.includes('node_modules'))
    .map((file) => readFileSync(path.join(folderOf(name), file), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The values and types that a declaration file exports, with those of its `export *`. */
function exportsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const declared = source.matchAll(
    /^export (?:declare )?(?:const|function|class|interface|type|enum) (\w+)/gm,
  );
  const listed = source.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  const others = source.matchAll(/^export \* from "(\..*)\.js"/gm);
  return [
    ...[...declared].map(([, name]) => name!),
    ...[...listed].flatMap(([, names]) => names!.match(/\w+(?=\s*(?:,|$))/g) ?? []),
    ...[...others].flatMap(([, to]) => exportsOf(path.join(path.dirname(file), `${to}.d.ts`))),
  ];
}

interface Row {
  before: string;
  now: string;
}

const versionTitle = /^(?:.*\bversion \d|`@mui\/[\w-]+`(?: \d)?)$/i;

/** Rows of the tables that have a column for each of two versions. */
function rowsOf(page: string): Row[] {
  const source = readFileSync(path.join(pages, `${page}.mdx`), 'utf8');
  const tables = source.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.flatMap((table) => {
    const [titles = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const [old, latest] = titles.flatMap((title, index) =>
      versionTitle.test(title) ? [index] : [],
    );
    return old === undefined || latest === undefined
      ? []
      : rows.map((cells) => ({ before: cells[old]!, now: cells[latest]! }));
  });
}

/** The identifiers and class names in a cell's code, without values such as `'start'`. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`']+)`/g)].flatMap(([, code]) => code!.match(/[A-Za-z_][\w-]*/g)!);
}

/** What the next version renames, so only version 8 has it. */
const renamedIn9 = new Set(rowsOf('upgrade-to-v9').flatMap(({ before }) => namesIn(before)));

describe.each(products)('the migration pages of $name', ({ name, to7, to8 }) => {
  const declarations = declarationsOf(name);
  const is8 = /"version": "8\./.test(
    readFileSync(path.join(folderOf(name), 'package.json'), 'utf8'),
  );
  const isDeclared = (word: string) =>
    new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(declarations);
  const exported = new Set(exportsOf(path.join(folderOf(name), 'index.d.ts')));
  const latestRows = rowsOf(to8);

  it('name what exists in the installed version', () => {
    const names = latestRows.flatMap(({ now }) => namesIn(now));
    expect(names.length).toBeGreaterThan(10);
    const others = names.filter((word) => is8 || !renamedIn9.has(word));
    expect(others.filter((word) => !isDeclared(word))).toEqual([]);
  });

  it('say "gone" only about what the installed version no longer exports', () => {
    const gone = latestRows.filter(({ now }) => now.startsWith('gone'));
    // "`width` of `ChartsSurface`" is about the prop, `legendClasses.itemBackground` about the class.
    const names = gone.flatMap(({ before }) =>
      namesIn(before.split(' of ')[0]!.replace(/\w+\./g, '')),
    );
    expect(exported.size).toBeGreaterThan(50);
    expect(names.filter((word) => exported.has(word))).toEqual([]);
  });

  it.each(to7)('name in %s what exists or what the next page renames', (page) => {
    const renamed = new Set(latestRows.flatMap(({ before }) => namesIn(before)));
    const names = rowsOf(page).flatMap(({ now }) => namesIn(now));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((word) => !isDeclared(word) && !renamed.has(word))).toEqual([]);
  });
});
