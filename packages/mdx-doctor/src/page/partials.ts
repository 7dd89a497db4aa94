import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { pageImports } from './page-module';

/**
 * The MDX files that a page shows, such as `_note.mdx`.
 *
 * @param tree - The page.
 * @param file - Absolute path of the page.
 * @param siteDir - The site's folder.
 * @returns Their absolute paths by the names of their components; without missing files.
 */
export function partialsOf(tree: Root, file: string, siteDir: string): Map<string, string> {
  const partials = new Map<string, string>();
  for (const { specifier, names } of pageImports(tree)) {
    const target = specifier.startsWith('@site/')
      ? path.join(siteDir, specifier.slice('@site/'.length))
      : path.resolve(path.dirname(file), specifier);
    const [name] = names;
    if (name && /^(?:@site|\.{1,2})\/.*\.mdx?$/.test(specifier) && fs.existsSync(target)) {
      partials.set(name, target);
    }
  }
  return partials;
}
