import type { SiteMap } from './types';

/** Loads the list of pages and moved URLs, which only the 404 page needs. */
export async function loadSiteMap(): Promise<SiteMap> {
  return (await import('@generated/site-map-data/default/site-map.json')).default;
}
