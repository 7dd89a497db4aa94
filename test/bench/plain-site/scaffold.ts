import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PLAIN_DIR } from '../paths';
import { docsOf, writeDoc } from './docs';

const TEMPLATE_DIR = path.join(__dirname, '../plain');

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
  const { intro, others } = docsOf(pages);
  const first = { ...intro, text: `---\nsidebar_position: 1\n---\n\n${intro.text}` };
  [first, ...others].forEach((doc) => writeDoc(path.join(dir, 'docs'), doc));
}
