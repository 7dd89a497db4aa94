import fs from 'node:fs';
import path from 'node:path';
import type { Site, SitePage } from '../../plugins/doctor/site';

/** The page that a file belongs to: itself, or the pages beside the folder of a demo. */
function isChosen({ file }: SitePage, place: string): boolean {
  const bare = path.posix.normalize(place).replace(/\/+$/, '');
  const beside = /^(.*)\/demos(?:\/|$)/.exec(bare)?.[1];
  return file === bare || file.startsWith(`${bare}/`) || path.posix.dirname(file) === beside;
}

/**
 * The written pages in some places.
 *
 * @param places - Folders, pages or demos from the repository's root; `null` for all pages.
 * @throws If one of the places doesn't exist.
 */
export function chosenPages(site: Site, places: readonly string[] | null): SitePage[] {
  const written = site.pages.filter(({ generated }) => !generated);
  if (places === null) {
    return written;
  }
  const missing = places.find((place) => !fs.existsSync(path.resolve(site.root, place)));
  if (missing !== undefined) {
    throw new Error(
      `There is no "${missing}". Give folders or pages from the repository's root, as in: npm run doctor -- docs-material/components/button`,
    );
  }
  return written.filter((page) => places.some((place) => isChosen(page, place)));
}
