import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesIn } from 'mdx-doctor';
import { format, resolveConfig } from 'prettier';
import { PAGE } from '../../plugins/shared/page-files';
import { PRODUCTS } from '../../src/foundation/products';
import type { DocsInstance, Product } from '../../src/foundation/products';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { UsageError } from '../shared/command/usage-error';
import { reportOf } from './import/report';
import { stageImport } from './import/stage';
import { writeImport } from './import/write';

const COMMAND = {
  name: 'npm run import',
  summary: 'Moves the pages of a Docusaurus site in, and reports what needs a person.',
  options: {
    in: { type: 'string', value: 'folder', help: 'Docs folder of a product, such as docs-map' },
    sidebars: {
      type: 'string',
      value: 'file',
      help: 'Its sidebar file; sidebars.js beside the folder by default',
    },
    static: {
      type: 'string',
      value: 'folder',
      help: 'Its static folder; static beside the folder by default',
    },
    write: { type: 'boolean', help: 'Write the files; otherwise, only the report is printed' },
  },
  words: { name: 'folder', help: 'The folder with its pages', least: 1, most: 1 },
  exitCodes: { 1: 'Pages have errors that a person has to correct' },
} satisfies CommandLine;

/** The product and the docs folder that pages are moved into. */
function targetOf(folder: string | undefined): { product: Product; instance: DocsInstance } {
  const all = PRODUCTS.flatMap((product) =>
    product.docs.map((instance) => ({ product, instance })),
  );
  const bare = folder?.replace(/\/+$/, '');
  const found = all.find(({ instance }) => instance.folder === bare);
  if (!found) {
    const folders = all.map(({ instance }) => instance.folder).join(', ');
    throw new UsageError(
      `${folder ? `"${folder}" is no docs folder` : 'The docs folder is missing'}. Pass one with --in: ${folders}; npm run new product creates another.`,
    );
  }
  return found;
}

/** A path that was given, or the first that exists beside the pages; `null` without one. */
function besides(
  source: string,
  given: string | undefined,
  names: readonly string[],
): string | null {
  const candidates = given
    ? [path.resolve(given)]
    : names.flatMap((name) => [
        path.join(source, '..', name),
        path.join(source, '..', 'website', name),
      ]);
  const found = candidates.find((one) => existsSync(one));
  if (given && !found) {
    throw new UsageError(`"${given}" doesn't exist. Correct the path.`);
  }
  return found ?? null;
}

async function sidebarsIn(file: string | null): Promise<unknown> {
  if (!file || file.endsWith('.json')) {
    return file ? JSON.parse(readFileSync(file, 'utf8')) : null;
  }
  const loaded = (await import(pathToFileURL(file).href)) as { default: { default?: unknown } };
  return loaded.default.default ?? loaded.default;
}

/** The text in the project's format; a page that can't be parsed stays as it is. */
async function formatted(text: string, file: string): Promise<string> {
  try {
    return await format(text, { ...(await resolveConfig(path.join(ROOT, file))), filepath: file });
  } catch (error) {
    if (file.endsWith('.mdx')) {
      return text;
    }
    throw error;
  }
}

/** The paths of the pages of a docs folder. */
function presentIn({ folder, basePath }: DocsInstance): string[] {
  return pagesIn(ROOT, { folder, basePath }, PAGE).map(({ pathname }) => pathname);
}

runCommand(module, COMMAND, async ({ values, words }) => {
  const { product, instance } = targetOf(values.in);
  const source = path.resolve(words[0]!);
  if (!existsSync(source)) {
    throw new UsageError(`"${words[0]}" doesn't exist. Pass the folder with the pages.`);
  }
  const sidebars = ['sidebars.js', 'sidebars.ts', 'sidebars.json', 'sidebars.cjs', 'sidebars.mjs'];
  const stage = path.join(ROOT, '.cache', 'import', instance.folder);
  const staged = await stageImport({
    ...{ source, product, instance, stage },
    present: presentIn(instance),
    files: besides(source, values.static, ['static']),
    sidebars: await sidebarsIn(besides(source, values.sidebars, sidebars)),
  });
  if (values.write) {
    await writeImport(staged, { root: ROOT, stage, folder: instance.folder, format: formatted });
  }
  console.log(reportOf(staged, values.write));
  return staged.findings.length > 0 ? 1 : 0;
});
