import type { CheerioAPI } from 'cheerio';

type Elements = ReturnType<CheerioAPI>;

/** The texts of elements, with white space collapsed. */
export function textsOf(elements: Elements): string[] {
  return elements
    .toArray()
    .map((_, index) => elements.eq(index).text().replace(/\s+/g, ' ').trim());
}

/** The values of an attribute; `undefined` for elements without it. */
export function attributesOf(elements: Elements, name: string): (string | undefined)[] {
  return elements.toArray().map((_, index) => elements.eq(index).attr(name));
}
