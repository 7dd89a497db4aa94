import path from 'node:path';
import { UsageError } from '../../shared/command/usage-error';

/**
 * Selects the pages in some places.
 *
 * @param places - Folders or pages, relative to the repository's root; empty for all pages.
 * @param pages - All pages.
 * @returns Whether a page is in one of the places.
 * @throws UsageError - If a place contains no page.
 */
export function pageFilter(
  places: readonly string[],
  pages: readonly string[],
): (page: string) => boolean {
  const starts = places.map((place) => {
    const start = path.posix.join(place).replace(/\/$/, '');
    if (start !== '.' && !pages.some((page) => `${page}/`.startsWith(`${start}/`))) {
      throw new UsageError(
        `No page found in "${place}". Pass folders or pages relative to the repository's root, for example: npm run snippets -- docs-material/components/button`,
      );
    }
    return start;
  });
  return (page) =>
    starts.length === 0 ||
    starts.some((start) => start === '.' || `${page}/`.startsWith(`${start}/`));
}
