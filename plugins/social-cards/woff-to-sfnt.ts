import { inflateSync } from 'node:zlib';

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Identifiers of names in the table `name`: family, and the name for PostScript. */
const NAMES = [1, 6];
const NAME_HEADER = 6;
const NAME_ENTRY = 12;

/** A table `name` with only a family, in English for Windows. */
function nameTable(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const header = Buffer.alloc(NAME_HEADER + NAMES.length * NAME_ENTRY);
  header.writeUInt16BE(NAMES.length, 2);
  header.writeUInt16BE(header.length, 4);
  NAMES.forEach((id, index) => {
    [3, 1, 0x409, id, text.length, 0].forEach((value, field) =>
      header.writeUInt16BE(value, NAME_HEADER + index * NAME_ENTRY + 2 * field),
    );
  });
  return Buffer.concat([header, text]);
}

/**
 * Unpacks a WOFF file into the OpenType file in it, under another family name: the renderer reads
 * only OpenType, finds fonts by family, and the parts of a family all have the same one.
 *
 * @throws If the file isn't WOFF 1.
 * @see https://www.w3.org/TR/WOFF/
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function woffToSfnt(woff: Buffer, family: string): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== WOFF_SIGNATURE) {
    throw new Error('Not a WOFF 1 file: it has another signature.');
  }
  const count = woff.readUInt16BE(12);
  const log2 = Math.floor(Math.log2(count));
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  [count, 2 ** log2 * SFNT_ENTRY, log2, (count - 2 ** log2) * SFNT_ENTRY].forEach((value, field) =>
    header.writeUInt16BE(value, 4 + 2 * field),
  );

  const tables: Buffer[] = [];
  let end = header.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packedLength, length, checksum] = [4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(from + at),
    );
    const packed = woff.subarray(offset, offset + packedLength);
    const isName = woff.toString('latin1', from, from + 4) === 'name';
    const unpacked = packedLength < length ? inflateSync(packed) : packed;
    const table = isName ? nameTable(family) : unpacked;
    const to = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(header, to, from, from + 4);
    [checksum, end, table.length].forEach((value, field) =>
      header.writeUInt32BE(value, to + 4 + 4 * field),
    );
    // Tables start at multiples of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat([header, ...tables]);
}
