import sharp from 'sharp';

/** The difference between two pictures. */
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

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function decodeBoth(first: Buffer, second: Buffer): Promise<[Pixels, Pixels]> {
  const [a, b] = await Promise.all([decode(first), decode(second)]);
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`Sizes differ: ${a.width} × ${a.height}, ${b.width} × ${b.height}.`);
  }
  return [a, b];
}

/** A mask of the pixels in which a color channel differs by more than the tolerance: 1 or 0 each. */
function differing(a: Pixels, b: Pixels, tolerance: number): Uint8Array {
  const mask = new Uint8Array(a.width * a.height);
  for (let index = 0; index < a.data.length; index += 1) {
    if (Math.abs(a.data[index]! - b.data[index]!) > tolerance) {
      mask[Math.floor(index / 3)] = 1;
    }
  }
  return mask;
}

/** The pixels of a mask that are the center of 3 × 3 pixels of it. */
function centers(mask: Uint8Array, width: number): Uint8Array {
  return mask.map((_, pixel) => {
    const x = pixel % width;
    const isInside = x > 0 && x < width - 1 && pixel >= width && pixel < mask.length - width;
    return isInside &&
      [-width, 0, width].every((row) =>
        [-1, 0, 1].every((column) => mask[pixel + row + column] === 1),
      )
      ? 1
      : 0;
  });
}

/**
 * Compares two pictures pixel by pixel.
 *
 * @param first - A PNG.
 * @param second - Another PNG of the same size.
 * @throws If the sizes differ.
 */
export async function comparePixels(first: Buffer, second: Buffer): Promise<PixelDifference> {
  const [a, b] = await decodeBoth(first, second);
  let count = 0;
  let box: PixelDifference['box'] = null;
  differing(a, b, TOLERANCE).forEach((differs, pixel) => {
    if (differs) {
      const x = pixel % a.width;
      const y = Math.floor(pixel / a.width);
      const [left, top, right] = box ?? [x, y, x];
      count += 1;
      box = [Math.min(left, x), top, Math.max(right, x), y];
    }
  });
  return { count, box };
}

/** Largest differences of a color channel that are no change, of 255. */
export interface Tolerance {
  /** Of a single pixel, such as on an antialiased edge. */
  edge: number;
  /** Of areas of at least 3 × 3 pixels. */
  area: number;
}

/** A visible change between two pictures. */
export interface PixelChange {
  /** How many pixels changed. */
  count: number;
  /** Draws where, as a PNG: red on a faded copy of the first picture. */
  draw: () => Promise<Buffer>;
}

/**
 * Finds what changed between two pictures: edges, and areas with another color. What a browser paints
 * slightly differently each time, such as rounded corners and dotted lines, is thinner than an area.
 *
 * @param first - A PNG.
 * @param second - Another PNG of the same size.
 * @throws If the sizes differ.
 */
export async function findChange(
  first: Buffer,
  second: Buffer,
  tolerance: Tolerance,
): Promise<PixelChange> {
  const [a, b] = await decodeBoth(first, second);
  const { width, height } = a;
  const areas = centers(differing(a, b, tolerance.area), width);
  const changed = differing(a, b, tolerance.edge).map((differs, pixel) => differs || areas[pixel]!);
  return {
    count: changed.reduce((sum, one) => sum + one, 0),
    draw() {
      const drawn = Buffer.from(a.data.map((value) => 255 - (255 - value) / 4));
      changed.forEach((one, pixel) => {
        if (one) {
          drawn.set([213, 0, 0], pixel * 3);
        }
      });
      return sharp(drawn, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer();
    },
  };
}
