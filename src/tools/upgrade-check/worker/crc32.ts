const TABLE = Uint32Array.from({ length: 256 }, (_entry, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return value;
});

/** The checksum of ZIP archives, as an unsigned number of 32 bits. fflate doesn't export its own. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value = (value >>> 8) ^ TABLE[(value ^ byte) & 0xff]!;
  }
  return ~value >>> 0;
}
