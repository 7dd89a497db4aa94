import sharp from 'sharp';
import { compareShots } from './compare-shots';

/** A white picture of 5 × 5 pixels with 3 × 3 of another color, or only the middle one. */
function picture(color: string, size = 3): Promise<Buffer> {
  const background = '#fff';
  const middle = { create: { width: size, height: size, channels: 3 as const, background: color } };
  return sharp({ create: { width: 5, height: 5, channels: 3, background } })
    .composite([{ input: middle }])
    .png()
    .toBuffer();
}

/** Takes the pictures of a list, two at a time. */
function taker(...pictures: Buffer[]) {
  return () => Promise.resolve({ before: pictures.shift()!, after: pictures.shift()! });
}

const TWO_BUILDS = { engine: 'chromium', isSameBuild: false } as const;

let white: Buffer;
let red: Buffer;

beforeAll(async () => {
  white = await picture('#fff');
  red = await picture('#f00');
});

it('finds no difference between equal pictures, however they are compressed', async () => {
  const larger = await sharp(white).png({ compressionLevel: 0 }).toBuffer();
  expect(larger.equals(white)).toBe(false);
  expect(await compareShots(taker(white, larger), TWO_BUILDS)).toEqual({ outcome: 'same' });
});

it.each([
  ['a pixel', '#d0d0d0', 1, 1],
  ['a similar color of an area', '#fcfcff', 3, 1],
])('reports %s, and shows where it is', async (_case, color, size, pixels) => {
  const other = await picture(color, size);
  const found = await compareShots(taker(white, other, white, other), TWO_BUILDS);
  expect(found).toMatchObject({ outcome: 'changed', pixels, before: white, after: other });
  const { difference } = found as { difference: Buffer };
  const drawn = await sharp(difference).raw().toBuffer();
  const middle = 3 * (2 * 5 + 2);
  expect([...drawn.subarray(middle - 3, middle + 3)]).toEqual([255, 255, 255, 213, 0, 0]);
});

it.each([
  ['antialiasing', '#e0e0e0', 2],
  ['rounding', '#fefefe', 3],
])('ignores %s', async (_case, color, size) => {
  expect(await compareShots(taker(white, await picture(color, size)), TWO_BUILDS)).toEqual({
    outcome: 'same',
  });
});

it.each([
  ['before', () => taker(white, red, red, red), () => ({ before: white, after: red })],
  ['after', () => taker(white, red, white, white), () => ({ before: red, after: white })],
])('reports a picture that differs from itself: %s', async (_side, take, pair) => {
  expect(await compareShots(take(), TWO_BUILDS)).toMatchObject({
    outcome: 'unstable',
    ...pair(),
  });
});

it('reports every difference within one build as unstable', async () => {
  expect(await compareShots(taker(white, red), { ...TWO_BUILDS, isSameBuild: true })).toMatchObject(
    { outcome: 'unstable' },
  );
});
