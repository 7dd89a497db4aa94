import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageNames } from './page-names';
import { pageText } from './page-text';

/** A generated page. */
export interface Doc {
  /** Path in the folder of the docs. */
  file: string;
  /** Its Markdown, which starts with the title as a heading. */
  text: string;
}

/**
 * The intro and the other docs of a generated site.
 *
 * @param pages - Number of pages of the site, including its home page.
 */
export function docsOf(pages: number): { intro: Doc; others: Doc[] } {
  return {
    intro: { file: 'intro.md', text: pageText('Intro', 0) },
    others: pageNames(pages - 2).map(({ folder, file, title }, index) => ({
      file: path.join(folder, `${file}.md`),
      text: pageText(title, index + 1),
    })),
  };
}

/**
 * Writes a generated page.
 *
 * @param dir - Folder of the docs.
 */
export function writeDoc(dir: string, { file, text }: Doc): void {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
