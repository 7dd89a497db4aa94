import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from './files-below';

/** An MDX file in a docs folder. */
export interface PageFile {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** Path from the docs folder without the extension, which is the page's id in Docusaurus. */
  id: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The MDX after the front matter. */
  body: string;
}

const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Splits an MDX file into front matter and body.
 *
 * @param file - Name of the file for error messages.
 * @throws If the front matter is not valid YAML.
 */
export function splitFrontMatter(
  source: string,
  file: string,
): Pick<PageFile, 'frontMatter' | 'body'> {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  try {
    const frontMatter = (parse(yaml) ?? {}) as PageFile['frontMatter'];
    return { frontMatter, body: source.slice(block.length) };
  } catch (error) {
    const first = (error as Error).message.split('\n')[0]!;
    const [, reason, line] = /^(.+) at line (\d+), column \d+:?$/.exec(first) ?? ['', first, '0'];
    throw new Error(
      // The front matter starts on the second line.
      `${file}:${Number(line) + 1}: the front matter is not valid YAML: ${reason}. Put texts with ": " or "#" in quotes.`,
    );
  }
}

/** Matches the MDX files that become pages; a leading underscore excludes a file or folder. */
export const PAGE = /^(?!.*\/_).*\.mdx$/;

/** The files in a docs folder that become pages, sorted by path. */
export function pageFiles(folder: string, siteDir: string): PageFile[] {
  return filesBelow(folder, siteDir, PAGE).map((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const id = file.slice(folder.length + 1).replace(/\.mdx$/, '');
    return { file, id, ...splitFrontMatter(source, file) };
  });
}
