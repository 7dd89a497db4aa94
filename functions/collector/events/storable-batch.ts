import type { StoredBatch } from './batch';

type StoredEvent = StoredBatch['events'][number];

/** Two significant digits, because exact times differ in every page load. */
const rounded = (value: unknown) => Number(Number(value).toPrecision(2));

/** A web vital without what identifies the page load. */
function anonymous({ name, parameters }: StoredEvent): StoredEvent {
  const { delta, value } = parameters;
  return {
    name,
    parameters: { ...parameters, id: '', delta: rounded(delta), value: rounded(value) },
  };
}

/**
 * Removes what describes a single page load from a batch: the ids and exact values of web vitals, and
 * page views of unknown pages, because their addresses could contain anything.
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
        return [event.name === 'web_vital' ? anonymous(event) : event];
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
