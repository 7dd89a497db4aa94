import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Most colors in a palette. */
const MAX_COLORS = 256;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  }
  return crc;
});

/** The checksum of PNG. Node's own is only in 20.15 and later. */
function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc = CRC_TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}

/** An opaque image. */
export interface Image {
  width: number;
  height: number;
  /** Four bytes per pixel: red, green, blue, opacity. */
  pixels: Buffer;
}

/**
 * Writes an image of few colors as a PNG with a palette. It loses nothing, is half as large as a PNG
 * of full colors, and is written in less time.
 *
 * @returns The file, or `null` if the image has more than 256 colors.
 * @see https://www.w3.org/TR/png-3/
 */
export function palettePng({ width, height, pixels }: Image): Buffer | null {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const indexes = new Map<number, number>();
  // Each row starts with the number of its filter; 0 is none.
  const rows = Buffer.alloc(height * (width + 1));
  let lastColor = -1;
  let lastIndex = 0;
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 1; x <= width; x += 1, pixel += 1) {
      const color = colors[pixel];
      if (color !== lastColor) {
        lastColor = color;
        lastIndex = indexes.get(color) ?? indexes.size;
        indexes.set(color, lastIndex);
      }
      rows[y * (width + 1) + x] = lastIndex;
    }
  }
  if (indexes.size > MAX_COLORS) {
    return null;
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, each an index of the palette.
  header.set([8, 3], 8);
  const bytes = Buffer.from(Uint32Array.from(indexes.keys()).buffer);
  const palette = Buffer.from(bytes.filter((_, index) => index % 4 !== 3));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
