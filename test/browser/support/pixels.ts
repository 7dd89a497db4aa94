import sharp from 'sharp';

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

function decode(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Compares two screenshots pixel by pixel.
 *
 * @param first - A PNG.
 * @param second - Another PNG of the same size.
 * @throws If the sizes differ.
 */
export async function comparePixels(first: Buffer, second: Buffer): Promise<PixelDifference> {
  const [a, b] = await Promise.all([decode(first), decode(second)]);
  const { width, height } = a.info;
  if (b.info.width !== width || b.info.height !== height) {
    throw new Error(`Sizes differ: ${width} × ${height}, ${b.info.width} × ${b.info.height}.`);
  }
  const differs = (pixel: number) =>
    [0, 1, 2].some((channel) => {
      const index = pixel * 3 + channel;
      return Math.abs(a.data[index]! - b.data[index]!) > TOLERANCE;
    });
  const found = Array.from({ length: width * height }, (_, pixel) => pixel).filter(differs);
  const columns = found.map((pixel) => pixel % width).sort((one, other) => one - other);
  const rowOf = (pixel: number) => Math.floor(pixel / width);
  const box: PixelDifference['box'] =
    found.length > 0
      ? [columns[0]!, rowOf(found[0]!), columns.at(-1)!, rowOf(found.at(-1)!)]
      : null;
  return { count: found.length, box };
}
