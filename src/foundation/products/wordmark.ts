import type { Product } from './types';

/**
 * The logo with the product's name next to it, as SVG markup for copying. Not a part of the catalogue,
 * because only the menu of the logo needs it, which loads when it's opened.
 *
 * @returns Markup of an `<svg>` element. Its width depends on the name's length.
 */
export function wordmarkSvg({ name, logoSvg }: Pick<Product, 'name' | 'logoSvg'>): string {
  const width = 44 + Math.ceil(name.length * 11.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32">${logoSvg}<text x="42" y="22.5" font-family="General Sans, IBM Plex Sans, sans-serif" font-size="20" font-weight="600" fill="currentColor">${name}</text></svg>`;
}
