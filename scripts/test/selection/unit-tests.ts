import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in';

/** Tests of Node programs, which read files and start processes. */
const NODE_PROGRAMS = /^(?:plugins|scripts|test\/bench)\/|^[^/]+$/;

/** What a test, or a module next to it that prepares it, uses to read files. */
const READS_FILES =
  /@reads-pages\b|node:(?:fs|child_process)|__dirname|process\.cwd|\bROOT\b|loadApi|test\/unit\/(?:in-node|read-css)'|require\.resolve/;

/** What a test says in its first comment if it reads pages or demos; see `test/unit/page-readers.ts`. */
const READS_PAGES = /@reads-pages\b/;

/** Unit tests whose inputs Jest doesn't know, because they read files instead of importing them. */
export interface FileReadingTests {
  /** Paths relative to the root, with forward slashes. */
  all: string[];
  /** Those of them that read pages or demos. */
  ofPages: string[];
}

/**
 * Finds the unit tests that `npm test` runs even if nothing that they import has changed. Those of
 * packages aren't among them: they run when the package changes, or what it imports.
 *
 * @param root - Root folder of the repository.
 * @throws If Git fails, for example outside a repository.
 */
export function fileReadingTests(root: string): FileReadingTests {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const all = filesIn(root, ['*.test.ts', '*.test.tsx'])
    .filter((file) => !/^(?:test\/built|packages)\//.test(file))
    .filter((file) => NODE_PROGRAMS.test(file) || READS_FILES.test(textOf(file)));
  return { all, ofPages: all.filter((file) => READS_PAGES.test(textOf(file))) };
}
