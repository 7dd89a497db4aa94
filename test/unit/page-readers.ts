import fs from 'node:fs';
import path from 'node:path';
import type { TestEnvironment } from 'jest-environment-node';

/** Functions by which code reads a file, or finds out whether it's there. */
const READS = ['existsSync', 'readFileSync', 'readdirSync', 'statSync'] as const;
const READS_LATER = ['readFile', 'readdir', 'stat'] as const;

type Options = ConstructorParameters<typeof TestEnvironment>;

const ROOT = process.cwd();

/** The test file that this process runs, and whether it says that it reads pages. */
let test = { file: '', mayRead: true };

function refusePages(file: unknown): void {
  const page = typeof file === 'string' ? path.relative(ROOT, path.resolve(file)) : '';
  if (!test.mayRead && page.startsWith('docs-')) {
    throw new Error(
      `${path.relative(ROOT, test.file)} reads ${page}. Write @reads-pages in its first comment, so it runs when only pages change.`,
    );
  }
}

function guard<Name extends string>(
  functions: Record<Name, (...args: never[]) => unknown>,
  names: readonly Name[],
): void {
  for (const name of names) {
    const original = functions[name] as (...args: unknown[]) => unknown;
    const guarded = (...args: unknown[]) => {
      refusePages(args[0]);
      return original(...args);
    };
    functions[name] = Object.assign(guarded, original);
  }
}

guard(fs as never, READS);
guard(fs.promises as never, READS_LATER);

/**
 * Lets a unit test read pages and demos, the files in `docs-*`, only if its first comment contains
 * `@reads-pages`: Jest doesn't know these inputs, and `npm test` selects tests by this word when only
 * pages have changed. What a test imports, or starts as a process, isn't examined.
 */
export function watchPageReads(...[{ projectConfig }, context]: Options): void {
  const isUnitTest = projectConfig.displayName?.name === 'unit';
  const mayRead = !isUnitTest || 'reads-pages' in context.docblockPragmas;
  test = { file: context.testPath, mayRead };
}
