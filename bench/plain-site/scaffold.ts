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
 * Generates the plain site. Nothing is installed: because the folder is inside the repository, it
 * resolves the same packages as our site.
 *
 * @param pages - Number of pages, including the home page.
 * @param dir - Folder of the site. Its previous content is deleted.
 */
export function scaffoldPlainSite(pages: number, dir = PLAIN_DIR): void {
  rmSync(dir, { recursive: true, force: true });
  cpSync(TEMPLATE_DIR, dir, { recursive: true });
  const docs = path.join(dir, 'docs');
  writeDoc(path.join(docs, 'intro.md'), `---\nsidebar_position: 1\n---\n\n${pageText('Intro', 0)}`);
  // In addition to these, there are the home page and the intro.
  pageNames(pages - 2).forEach(({ folder, file, title }, index) => {
    writeDoc(path.join(docs, folder, `${file}.md`), pageText(title, index + 1));
  });
}
