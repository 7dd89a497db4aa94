import fs from 'node:fs';
import path from 'node:path';
import { isPartial } from 'mdx-doctor/front-matter';
import { UsageError } from '../../shared/command/usage-error';
import { isExamined } from '../../test/check/check-steps';
import type { Site, SitePage } from '../../../plugins/content/doctor/site';

/** The page that a file belongs to: the page itself, or the pages next to a demo's folder. */
function isChosen({ file }: SitePage, place: string): boolean {
  const bare = path.posix.normalize(place).replace(/\/+$/, '');
  const beside = /^(.*)\/demos(?:\/|$)/.exec(bare)?.[1];
  return file === bare || file.startsWith(`${bare}/`) || path.posix.dirname(file) === beside;
}

/** Whether a page shows a file such as `_note.mdx`. */
function isShownBy({ file }: SitePage, place: string, root: string): boolean {
  const name = path.posix.basename(place);
  return isPartial(place) && fs.readFileSync(path.join(root, file), 'utf8').includes(`/${name}`);
}

/**
 * Lists the written pages in some places, and those that show files such as `_note.mdx` in them.
 *
 * @param places - Folders, pages, shared texts or demos, relative to the repository's root; `null` for all pages.
 */
export function chosenPages(site: Site, places: readonly string[] | null): SitePage[] {
  const written = site.pages.filter(({ generated }) => !generated);
  if (places === null) {
    return written;
  }
  return written.filter((page) =>
    places.some((place) => isChosen(page, place) || isShownBy(page, place, site.root)),
  );
}

/**
 * Checks that there is something to examine in each place.
 *
 * @throws UsageError - If a place doesn't exist or concerns no page.
 */
export function checkPlaces(site: Site, places: readonly string[]): void {
  for (const place of places) {
    const exists = fs.existsSync(path.resolve(site.root, place));
    if (!exists || (chosenPages(site, [place]).length === 0 && !isExamined(place))) {
      throw new UsageError(
        `"${place}" ${exists ? 'contains no page' : "doesn't exist"}. Pass folders or pages relative to the repository's root, for example: npm run doctor -- docs-material/components/button`,
      );
    }
  }
}
