import fs from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from 'mdx-doctor/front-matter';
import type { SplitPage } from 'mdx-doctor/front-matter';
import { filesBelow } from './files-below';

/** An MDX file in a docs folder. */
export interface PageFile extends SplitPage {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** Path from the docs folder without the extension, which is the page's id in Docusaurus. */
  id: string;
}

/** Matches the MDX files that become pages; a leading underscore excludes a file or folder. */
export const PAGE = /^(?!.*\/_).*\.mdx$/;

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
