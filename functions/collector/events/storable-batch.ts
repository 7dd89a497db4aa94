import type { StoredBatch } from './batch';

/**
 * Removes page views of unknown pages, because their addresses could contain anything.
 *
 * @param isKnownPath - Whether the site has a page at a path, with slashes at both ends.
 */
export async function storableBatch(
  batch: StoredBatch,
  isKnownPath: (path: string) => boolean | Promise<boolean>,
): Promise<StoredBatch> {
  const events = await Promise.all(
    batch.events.map(async (event) => {
      if (event.name !== 'page_view') {
        return [event];
      }
      const location = String(event.parameters.page_location);
      const { origin, pathname } = URL.canParse(location)
        ? new URL(location)
        : { origin: '', pathname: '' };
      // The site never sends a query or hash; either could contain anything.
      const isBare = location === origin + pathname;
      return isBare && (await isKnownPath(pathname.replace(/\/*$/, '/'))) ? [event] : [];
    }),
  );
  return { ...batch, events: events.flat() };
}
