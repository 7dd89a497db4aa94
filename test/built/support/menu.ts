import type { CheerioAPI } from 'cheerio';

/** The button and the links of a menu in the navbar. */
export function menu($: CheerioAPI, name: string) {
  const list = $(`nav[aria-label="Main"] ul[aria-label="${name}"]`);
  return { button: list.siblings('summary'), links: list.find('a') };
}
