import type { BrowserContext } from '@playwright/test';

/** The difference between two screenshots. */
export interface PixelDifference {
  /** How many pixels differ. */
  count: number;
  /** The rectangle around them: left, top, right, bottom. */
  box: [number, number, number, number] | null;
}

/**
 * Largest difference of a color channel that is ignored. Antialiased edges of rounded corners differ
 * slightly each time they are painted.
 */
const TOLERANCE = 32;

/**
 * Compares two screenshots pixel by pixel.
 *
 * @param context - A context in which to open a page, because the browser decodes the images.
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
    async ({ pictures, tolerance }) => {
      const decode = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        canvas.drawImage(bitmap, 0, 0);
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [a, b] = await Promise.all([decode(pictures[0]), decode(pictures[1])]);
      if (a.width !== b.width || a.height !== b.height) {
        throw new Error(`Sizes differ: ${a.width} × ${a.height}, ${b.width} × ${b.height}.`);
      }
      const differs = (pixel: number) =>
        [0, 1, 2].some((channel) => {
          const index = pixel * 4 + channel;
          return Math.abs(a.data[index]! - b.data[index]!) > tolerance;
        });
      let count = 0;
      let [left, top, right, bottom] = [a.width, a.height, -1, -1];
      for (let index = 0; index < a.width * a.height; index += 1) {
        if (differs(index)) {
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
    {
      pictures: [first.toString('base64'), second.toString('base64')] as const,
      tolerance: TOLERANCE,
    },
  );
  await page.close();
  return difference;
}
