/** How the characters of a file are stored. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A file as text. */
export interface DecodedSource {
  /** With its byte order mark, if it has one. */
  code: string;
  encoding: Encoding;
}

/**
 * Decodes a file, so that `encodeSource` returns the same bytes. What isn't Unicode is read as
 * Windows-1252, in which each byte is a character: names in code are the same in nearly all encodings.
 */
export function decodeSource(bytes: Uint8Array): DecodedSource {
  const decode = (encoding: Encoding, fatal = false) => ({
    code: new TextDecoder(encoding, { ignoreBOM: true, fatal }).decode(bytes),
    encoding,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return decode('utf-16le');
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return decode('utf-16be');
  }
  try {
    return decode('utf-8', true);
  } catch {
    return decode('windows-1252');
  }
}

/** Encodes a file as it was. */
export function encodeSource({ code, encoding }: DecodedSource): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') {
    return new TextEncoder().encode(code);
  }
  if (encoding === 'windows-1252') {
    const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, i) => i));
    const byteOf = new Map([...all].map((char, byte) => [char, byte]));
    return Uint8Array.from(code, (char) => byteOf.get(char) ?? 0x3f);
  }
  const bytes = new Uint8Array(code.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < code.length; index += 1) {
    view.setUint16(index * 2, code.charCodeAt(index), encoding === 'utf-16le');
  }
  return bytes;
}
