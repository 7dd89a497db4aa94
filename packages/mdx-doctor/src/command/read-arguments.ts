import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const OPTIONS = {
  at: { type: 'string', default: '/docs' },
  site: { type: 'string', default: '.' },
  rules: { type: 'string' },
  prose: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What `mdx-doctor --help` prints. */
export const HELP = `Finds mistakes in a folder of MDX and Markdown pages.

Usage:
  mdx-doctor [<folder>] [options]

<folder>          The docs folder (default: docs)
--at <path>       URL path of its pages (default: /docs)
--site <folder>   What @site/ means, with static/ and src/ (default: .)
--rules <file>    Module with rules and conventions of the site, see the README
--prose           Also check English sentences
--fix             Correct what can be corrected
--json            Print JSON
-h, --help        Print this help

Exit codes:
  0  No page has an error
  1  A page has an error
  2  No page was examined
`;

/** What the command is asked to do. */
export interface Arguments {
  folder: string;
  basePath: string;
  siteFolder: string;
  rulesFile: string | undefined;
  prose: boolean;
  fix: boolean;
  json: boolean;
}

function check(what: string, given: string, root: string, isRight: boolean | undefined): void {
  if (!isRight) {
    throw new Error(`${what} is "${given}", which isn't in ${root}. Give one that exists.`);
  }
}

/**
 * Reads the arguments of the command.
 *
 * @param root - The folder that paths are relative to.
 * @returns `null` if help is asked for.
 * @throws If an argument is unknown or invalid.
 */
export function readArguments(args: readonly string[], root: string): Arguments | null {
  const { values, positionals } = parseArgs({
    ...{ args: [...args], options: OPTIONS, allowPositionals: true },
  });
  if (values.help) {
    return null;
  }
  const [given = 'docs', more] = positionals;
  if (more !== undefined) {
    throw new Error(`There is a second folder, "${more}". Give one.`);
  }
  const stat = (name: string) => statSync(path.join(root, name), { throwIfNoEntry: false });
  const folder = path.posix.normalize(given).replace(/\/$/, '');
  check('<folder>', given, root, stat(folder)?.isDirectory() && !/^(?:\.\.|\/)/.test(folder));
  check('--site', values.site, root, stat(values.site)?.isDirectory());
  if (values.rules !== undefined) {
    check('--rules', values.rules, root, stat(values.rules)?.isFile());
  }
  if (!values.at.startsWith('/')) {
    throw new Error(`--at is "${values.at}". Give a path that starts with a slash, such as /docs.`);
  }
  return {
    folder,
    basePath: values.at.replace(/\/$/, ''),
    siteFolder: path.posix.normalize(values.site).replace(/(.)\/$/, '$1'),
    rulesFile: values.rules && path.join(root, values.rules),
    ...{ prose: values.prose, fix: values.fix, json: values.json },
  };
}
