import type { ProductId } from './types';

// Each logo is a drawing on a tile, made for this site on a 32 px grid.
const DRAWINGS: Record<ProductId, { tile: string; drawing: string }> = {
  'material-ui': {
    tile: '#0072e5',
    drawing: '<path d="M8 22V10l8 5 8-5v12M16 15v7"/>',
  },
  'joy-ui': {
    tile: '#a855c8',
    drawing: '<path d="M8 17a8 8 0 0 0 16 0M12 10v2M20 10v2"/>',
  },
  system: {
    tile: '#0b8457',
    drawing: '<path d="M8 11h16M8 16h10M8 21h13"/>',
  },
  core: {
    tile: '#3b4a5f',
    drawing: '<path d="m16 8 8 4.5v7L16 24l-8-4.5v-7zM8 12.5l8 4.5 8-4.5M16 17v7"/>',
  },
  x: {
    tile: '#b3541e',
    drawing: '<path d="m9 9 14 14M23 9 9 23"/>',
  },
  'docs-infra': {
    tile: '#4a5568',
    drawing: '<path d="M10 8h9l4 4v12H10zM14 16h6M14 20h6"/>',
  },
};

const STROKE =
  'fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';

/**
 * A logo as SVG markup, 32 by 32.
 *
 * @param logo.tile - Color of the tile.
 * @param logo.drawing - Markup of the drawing on it, which is stroked in white.
 */
export function tileSvg({ tile, drawing }: { tile: string; drawing: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${tile}"/><g ${STROKE}>${drawing}</g></svg>`;
}

/**
 * The logo of a product as SVG markup, 32 by 32.
 *
 * @param id - The product.
 * @returns Markup of an `<svg>` element.
 */
export function logoSvg(id: ProductId): string {
  return tileSvg(DRAWINGS[id]);
}
