import type { BrowserContext } from '@playwright/test';

/** What differs between two pictures. */
export interface PixelDifference {
  /** How many pixels differ. */
  count: number;
  /** The rectangle that holds them: left, top, right, bottom. */
  box: [number, number, number, number] | null;
}

/**
 * Compares two pictures, pixel by pixel.
 *
 * @param context - Where an empty page may be opened: the browser reads the pictures.
 * @param first - A PNG.
 * @param second - Another PNG of the same size.
 */
export async function comparePixels(
  context: BrowserContext,
  first: Buffer,
  second: Buffer,
): Promise<PixelDifference> {
  const page = await context.newPage();
  const difference = await page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          canvas.drawImage(bitmap, 0, 0);
          return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a.width !== b.width || a.height !== b.height) {
        throw new Error(`Sizes differ: ${a.width} × ${a.height}, ${b.width} × ${b.height}.`);
      }
      const colorsA = new Uint32Array(a.data.buffer);
      const colorsB = new Uint32Array(b.data.buffer);
      let count = 0;
      let [left, top, right, bottom] = [a.width, a.height, -1, -1];
      for (let index = 0; index < colorsA.length; index += 1) {
        if (colorsA[index] !== colorsB[index]) {
          const [x, y] = [index % a.width, Math.floor(index / a.width)];
          count += 1;
          [left, top] = [Math.min(left, x), Math.min(top, y)];
          [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
        }
      }
      const box: [number, number, number, number] | null = count
        ? [left, top, right, bottom]
        : null;
      return { count, box };
    },
    [first.toString('base64'), second.toString('base64')],
  );
  await page.close();
  return difference;
}
