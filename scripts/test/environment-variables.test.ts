/** @reads-pages */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/root';

const PAGE = 'docs-infra/manual/environment-variables.mdx';
const FOLDERS = ['src', 'plugins', 'scripts', 'functions', 'test'];
const FILES = ['docusaurus.config.ts', 'playwright.config.ts'];

/** Variables that belong to Node, Docusaurus, its plugins or the shell. */
const FOREIGN = [
  'NODE_ENV',
  'PATH',
  'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
  'DOCUSAURUS_CURRENT_LOCALE',
  'PWA_SW_CUSTOM',
];

/** The ways in which code reads variables: a property, a parameter or a name in quotes. */
const READS = [
  /\benv\.([A-Z][A-Z_]+)/g,
  /\b(?:positive)\(env, '([A-Z_]+)'/g,
  /'(DOCSEARCH_[A-Z_]+)'/g,
];
const DESTRUCTURED = /\{([^{}]*)\}(?:: Environment| = (?:process\.)?env)\b/g;

const sources = [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      // test/bench/.work has what the benchmark installs.
      .filter((file) => /^(?!bench\/\.work\b).*\.(?:tsx?|mjs|cjs)$/.test(file))
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  ),
].map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

function variablesOf(source: string): string[] {
  const direct = READS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name!));
  const destructured = [...source.matchAll(DESTRUCTURED)].flatMap(
    ([, names]) => names!.match(/\b[A-Z][A-Z_]+\b/g) ?? [],
  );
  return [...direct, ...destructured];
}

it('the manual lists exactly the environment variables that the code reads', () => {
  const read = new Set(sources.flatMap(variablesOf).filter((name) => !FOREIGN.includes(name)));
  const rows = readFileSync(path.join(ROOT, PAGE), 'utf8').matchAll(/^\| `([A-Z_]+)`/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual([...read].sort());
});
