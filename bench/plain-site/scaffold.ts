import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLAIN_DIR } from '../paths';
import { pageNames } from './page-names';
import { pageText } from './page-text';

const TEMPLATE_DIR = path.join(__dirname, '../plain');

function writeDoc(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Makes a fresh plain site. It installs nothing: lying below the repository's root, it finds the
 * very packages that our site is built with.
 *
 * @param pages - Number of pages, the home page included.
 * @param dir - Folder of the site; what it contained is deleted.
 */
export function scaffoldPlainSite(pages: number, dir = PLAIN_DIR): void {
  rmSync(dir, { recursive: true, force: true });
  cpSync(TEMPLATE_DIR, dir, { recursive: true });
  const docs = path.join(dir, 'docs');
  writeDoc(path.join(docs, 'intro.md'), `---\nsidebar_position: 1\n---\n\n${pageText('Intro', 0)}`);
  // Besides these there are the home page and the intro.
  pageNames(pages - 2).forEach(({ folder, file, title }, index) => {
    writeDoc(path.join(docs, folder, `${file}.md`), pageText(title, index + 1));
  });
}
