import fs from 'node:fs';
import path from 'node:path';
import {
  demoModule,
  fenceFile,
  fencesFolder,
  fencesOf,
  withoutFences,
} from 'docusaurus-demo-islands/live-fences';
import { filesBelow } from './files-below';

/** A demo as a page shows it. */
export interface PageDemo {
  /** The MDX file, relative to the repository. */
  page: string;
  name: string;
  /** Absolute path of its file; live code blocks have one too. */
  file: string;
  /** Its source; empty if the file doesn't exist. */
  text: string;
  /** Whether it starts in a frame, which needs no measured height. */
  framed: boolean;
  /** Whether the page never renders it itself. */
  frameOnly: boolean;
}

const TAG = /<Demo\b[^>]*?\sname="(\w+)"[^>]*>/g;

/**
 * The demos and live code blocks of a page, read from its text.
 *
 * @param siteDir - Absolute path of the repository.
 * @param page - The MDX file, relative to the repository.
 */
export function pageDemos(siteDir: string, page: string): PageDemo[] {
  const mdx = fs.readFileSync(path.join(siteDir, page), 'utf8');
  const tags = Array.from(withoutFences(mdx).matchAll(TAG), ([tag, name = '']) => {
    const file = path.join(siteDir, path.dirname(page), 'demos', `${name}.tsx`);
    const frameOnly = /\sframeOnly\b/.test(tag);
    return {
      page,
      name,
      file,
      text: fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '',
      framed: frameOnly || /\sframed\b/.test(tag),
      frameOnly,
    };
  });
  const fences = fencesOf(mdx).map(({ name, code }) => ({
    page,
    name,
    file: path.join(fencesFolder(siteDir), fenceFile(page, name)),
    text: demoModule(code, name),
    framed: false,
    frameOnly: false,
  }));
  return [...tags, ...fences];
}

/** The demos and live code blocks of all pages in docs folders. */
export function demosBelow(siteDir: string, folders: readonly string[]): PageDemo[] {
  return folders
    .flatMap((folder) => filesBelow(folder, siteDir, /\.mdx$/))
    .flatMap((page) => pageDemos(siteDir, page));
}
