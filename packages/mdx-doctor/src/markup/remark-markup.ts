import type { Root } from 'mdast';
import type { Conventions } from '../conventions';
import type { MarkupFault } from './fault';
import { syntaxFault } from './syntax-fault';
import { treeFaults } from './tree-faults';

/** What the plugin needs of the file that a processor reads. */
interface PageFile {
  path: string;
  fail: (reason: string, place: { line: number; column: number }) => never;
}

type Parser = (source: string, file: PageFile) => Root;

/** Options of the remark plugin. */
export interface RemarkMarkupOptions {
  siteDir: string;
  /** The docs folders, relative to the repository. */
  folders: readonly string[];
  packages: readonly string[];
  conventions: Conventions;
}

function fail(vfile: PageFile, { line, column = 1, message, cure }: MarkupFault): never {
  return vfile.fail(`${message} ${cure}`.trim(), { line, column });
}

/**
 * Rejects syntax that MDX can't parse, would lose or would show as it is written.
 *
 * @throws A message with the line, the error and how to fix it.
 */
export function remarkMarkup(this: { parser?: unknown }, options: RemarkMarkupOptions) {
  const parser = this.parser as Parser;
  this.parser = (source: string, vfile: PageFile) => {
    try {
      return parser(source, vfile);
    } catch (error) {
      return fail(vfile, syntaxFault(error, source));
    }
  };
  return (tree: Root, vfile: PageFile) => {
    const [fault] = treeFaults(tree, { ...options, file: vfile.path, source: String(vfile) });
    if (fault) {
      fail(vfile, fault);
    }
  };
}
