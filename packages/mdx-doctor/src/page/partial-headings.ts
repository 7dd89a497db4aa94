import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Conventions } from '../conventions';
import { outlineOf } from './headings';
import type { PartialHeadings } from './headings';
import { parsePage } from './parse-page';
import { partialsOf } from './partials';

/**
 * Reads the headings of the files that a page shows, and of those that they show.
 *
 * @param tree - The page.
 * @param file - Absolute path of the page.
 * @param siteDir - The site's folder.
 * @param seen - Files that contain this one; they aren't read again.
 */
export function partialHeadings(
  tree: Root,
  file: string,
  siteDir: string,
  conventions: Conventions,
  seen: readonly string[] = [],
): PartialHeadings {
  const files = [...partialsOf(tree, file, siteDir)].filter(([, one]) => !seen.includes(one));
  const entries = files.map(([name, one]) => {
    const partial = parsePage(fs.readFileSync(one, 'utf8'), conventions);
    const inside = partialHeadings(partial.tree, one, siteDir, conventions, [...seen, file]);
    const shown = path.relative(siteDir, one).replaceAll('\\', '/');
    const headings = outlineOf(partial.tree, inside).map((heading) => ({
      file: shown,
      ...heading,
    }));
    return [name, headings] as const;
  });
  return new Map(entries);
}
