const ASSET = /\s(?:src|href)="?(\/(?:[^\s">]*?\/)?)assets\//;

/**
 * The base URL that a site was built with, from the addresses of its scripts and styles.
 *
 * @param home - HTML of its home page.
 * @returns A path with slashes at both ends; `/` for a page without scripts and styles.
 */
export function baseOfSite(home: string): string {
  const [, base = '/'] = ASSET.exec(home) ?? [];
  return base;
}
