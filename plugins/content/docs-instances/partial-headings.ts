import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { parsePage } from '../markup/parse-page';
import { partialsOf } from '../markup/partials';
import { outlineOf } from './headings';
import type { PartialHeadings } from './headings';

/**
 * Reads the headings of the files that a page shows, and of those that they show.
 *
 * @param tree - The page.
 * @param file - Absolute path of the page.
 * @param siteDir - The repository's root.
 * @param seen - Files that contain this one; they aren't read again.
 */
export async function partialHeadings(
  tree: Root,
  file: string,
  siteDir: string,
  seen: readonly string[] = [],
): Promise<PartialHeadings> {
  const files = [...partialsOf(tree, file, siteDir)].filter(([, one]) => !seen.includes(one));
  const entries = files.map(async ([name, one]) => {
    const partial = await parsePage(one, fs.readFileSync(one, 'utf8'));
    const inside = await partialHeadings(partial.tree, one, siteDir, [...seen, file]);
    const shown = path.relative(siteDir, one).replaceAll('\\', '/');
    const headings = outlineOf(partial.tree, inside).map((heading) => ({
      file: shown,
      ...heading,
    }));
    return [name, headings] as const;
  });
  return new Map(await Promise.all(entries));
}
