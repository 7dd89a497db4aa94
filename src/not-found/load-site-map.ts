import type { SiteMap } from './types';

/** Loads the list of pages and moved addresses; nobody but a lost reader pays for it. */
export async function loadSiteMap(): Promise<SiteMap> {
  return (await import('@generated/site-map-data/default/site-map.json')).default;
}
