// Each logo is a drawing on a tile, made for this site on a 32 px grid.
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
