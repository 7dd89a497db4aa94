import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { TSC } from '../tsc';
import type { DocsVersion } from './docs-versions';
import { importsOfNeighbours } from './neighbours';
import type { Snippet } from './page-snippets';
import { programsOf } from './programs';

/** Where to resolve packages. */
interface Packages extends Pick<DocsVersion, 'installedAs'> {
  /** Folder that contains `node_modules`. */
  root: string;
}

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  jsx: 'react-jsx',
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  resolveJsonModule: true,
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  // Side-effect imports load styles and fonts, whose packages need not be installed here.
  noUncheckedSideEffectImports: false,
};

/** An error as the compiler prints it: file, line, code, message; more lines of it are indented. */
const ERROR = /^(\S[^\n]*)\((\d+),\d+\): error TS(\d+): ([^\n]*(?:\n {2}[^\n]*)*)/gm;

function pathsFor(installedAs: Packages['installedAs'], root: string): Record<string, string[]> {
  const packages = Object.entries(installedAs).flatMap(([name, alias]) => {
    const folder = path.join(root, 'node_modules', alias);
    return [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ];
  });
  // The manual shows code of this repository.
  return { '@site/*': [`${root}/*`], ...Object.fromEntries(packages) };
}

// TS7005 to TS7057 report missing types, which JavaScript can't declare.
function isForJavaScript(file: string, code: number): boolean {
  return !(/\.jsx?$/.test(file) && code >= 7005 && code <= 7057);
}

/** Writes the snippets to a folder that mirrors the repository, and returns the file of each. */
function writeSnippets(
  snippets: readonly Snippet[],
  folder: string,
  root: string,
): Map<string, Snippet> {
  return new Map(
    snippets.map((snippet) => {
      const file = path.join(folder, path.relative(root, snippet.file));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, importsOfNeighbours(snippet, snippets));
      return [file, snippet];
    }),
  );
}

/**
 * Type-checks the snippets of a docs version against its packages. Relative imports lead to other
 * snippets of the page and to files of the repository.
 *
 * @param snippets - Snippets of any number of pages. Those with `noCheck` can be imported, but their
 *   errors aren't reported.
 * @returns One message per error, with page and line, in the order of the snippets.
 * @throws If the compiler can't run.
 */
export function checkTypes(
  snippets: readonly Snippet[],
  { root, installedAs }: Packages,
): string[] {
  // Inside of the repository, so that packages are found.
  const cache = path.join(root, '.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'snippets-'));
  try {
    const byFile = writeSnippets(snippets, folder, root);
    const fileOf = new Map([...byFile].map(([file, snippet]) => [snippet, file]));
    const faults = new Map<Snippet, string[]>();
    const checked = snippets.filter(({ noCheck }) => noCheck === undefined);
    programsOf(checked).forEach((members, index) => {
      const config = path.join(folder, `tsconfig.${index}.json`);
      const rootDirs = [folder, root];
      const compilerOptions = { ...OPTIONS, rootDirs, paths: pathsFor(installedAs, root) };
      const files = members.map((member) => fileOf.get(member));
      fs.writeFileSync(config, JSON.stringify({ compilerOptions, files }));
      const args = [TSC, '-p', config, '--pretty', 'false'];
      const { stdout, stderr, status } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      const errors = [...stdout.matchAll(ERROR)];
      if (status !== 0 && errors.length === 0) {
        throw new Error(`The compiler failed on the code blocks: ${stdout}${stderr}`);
      }
      for (const [, name = '', line, code, message] of errors) {
        const file = path.resolve(folder, name);
        const snippet = byFile.get(file);
        if (snippet && members.includes(snippet) && isForJavaScript(file, Number(code))) {
          const place = `${snippet.page}:${snippet.pageLines[Number(line) - 1]}`;
          const found = faults.get(snippet) ?? [];
          faults.set(snippet, [...found, `${place}: ${message} (TS${code})`]);
        }
      }
    });
    return snippets.flatMap((snippet) => faults.get(snippet) ?? []);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
