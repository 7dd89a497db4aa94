import path from 'node:path';
import type { Site, SitePage } from './site';

/** The page that a file belongs to: itself, or the pages beside the folder of a demo. */
function isChosen({ file }: SitePage, place: string): boolean {
  const bare = place.replace(/\/+$/, '');
  const beside = /^(.*)\/demos(?:\/|$)/.exec(`${bare}`)?.[1];
  return file === bare || file.startsWith(`${bare}/`) || path.posix.dirname(file) === beside;
}

/**
 * The written pages in some places.
 *
 * @param places - Folders, pages or demos from the repository's root; all pages without one.
 * @throws If there is no page in one of the places.
 */
export function chosenPages(site: Site, places: readonly string[]): SitePage[] {
  const written = site.pages.filter(({ generated }) => !generated);
  if (places.length === 0) {
    return written;
  }
  const normalized = places.map((place) =>
    path.relative(site.root, path.resolve(site.root, place)).replaceAll('\\', '/'),
  );
  const empty = normalized.findIndex((place) => !written.some((page) => isChosen(page, place)));
  if (empty >= 0) {
    throw new Error(
      `There is no page in "${places[empty]}". Give folders or pages from the repository's root, as in: npm run doctor -- docs-material/components/button`,
    );
  }
  return written.filter((page) => normalized.some((place) => isChosen(page, place)));
}
