import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in';

/** Tests of Node programs, which read files and start processes. */
const NODE_PROGRAMS = /^(?:plugins|scripts|test\/bench)\/|^[^/]+$/;

/** What a test, or a module next to it that prepares it, uses to read files. */
const READS_FILES =
  /node:(?:fs|child_process)|__dirname|process\.cwd|\bROOT\b|loadApi|test\/unit\/(?:in-node|read-css)'|require\.resolve/;

/**
 * The unit tests whose inputs Jest doesn't know, because they read files instead of importing them.
 * `npm test` always runs them. Those of packages run when the package changes, or what it imports.
 *
 * @param root - Root folder of the repository.
 * @returns Paths relative to the root, with forward slashes.
 * @throws If Git fails, for example outside a repository.
 */
export function fileReadingTests(root: string): string[] {
  return filesIn(root, ['*.test.ts', '*.test.tsx'])
    .filter((file) => !/^(?:test\/built|packages)\//.test(file))
    .filter(
      (file) =>
        NODE_PROGRAMS.test(file) || READS_FILES.test(readFileSync(path.join(root, file), 'utf8')),
    );
}
