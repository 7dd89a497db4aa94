import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from './files-below';
import { YAML_CURE } from './syntax-cures';

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

const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/;

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
      `${file}:${Number(line) + 1}: the front matter is not valid YAML: ${reason}. ${YAML_CURE}`,
    );
  }
}

/**
 * Line of a top-level field of the front matter, quoted or not, starting at 1; 1 if the field is missing.
 *
 * @param source - The text of an MDX file.
 */
export function lineOfField(source: string, field: string): number {
  const [, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const names = yaml.split('\n').map((line) => /^(["']?)([^"':\s]+)\1\s*:/.exec(line)?.[2]?.trim());
  const index = names.indexOf(field);
  return index < 0 ? 1 : index + 2;
}

/** Matches the MDX files that become pages; a leading underscore excludes a file or folder. */
export const PAGE = /^(?!.*\/_).*\.mdx$/;

/**
 * Whether a Markdown file is shown by pages and isn't one itself: it or its folder has a leading
 * underscore.
 *
 * @param file - Path from the repository's root.
 */
export function isPartial(file: string): boolean {
  return /(?:^|[\\/])_/.test(file) && /\.mdx?$/.test(file);
}

/** Markdown files that the build ignores, because pages have the ending `.mdx`. */
const IGNORED = /^(?!.*\/_).*\.(?:mdx?|markdown|mdown|mkdn?|rmd|qmd)$/i;

/** An error about a file that isn't a page, although it looks like one. */
export interface IgnoredFile {
  /** Path from the repository's root. */
  file: string;
  message: string;
  cure: string;
}

/** The Markdown files in a docs folder that would be missing from the site. */
export function ignoredFiles(folder: string, siteDir: string): IgnoredFile[] {
  const files = filesBelow(folder, siteDir, IGNORED).filter((file) => !PAGE.test(file));
  return files.map((file) => ({
    file,
    message: 'The file is not a page, because pages have the ending .mdx.',
    cure: `Rename it to ${path.posix.basename(file).replace(/\.\w+$/, '.mdx')}, or move it out of ${folder}/.`,
  }));
}

/** The files in a docs folder that become pages, sorted by path. */
export function pageFiles(folder: string, siteDir: string): PageFile[] {
  return filesBelow(folder, siteDir, PAGE).map((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const id = file.slice(folder.length + 1).replace(/\.mdx$/, '');
    return { file, id, ...splitFrontMatter(source, file) };
  });
}
