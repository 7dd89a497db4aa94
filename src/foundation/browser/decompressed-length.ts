// The alphabet of `compressToEncodedURIComponent()`: 6 bits per character.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';
const WIDTH = 6;

/** Codes that aren't entries of the dictionary: a new character of 8 bits, one of 16 bits, the end. */
const BYTE = 0;
const WORD = 1;
const END = 2;

/**
 * The length of a text that lz-string has compressed, found without decompressing it. The text can be
 * thousands of times as long: this takes linear time and no memory for it.
 *
 * @param compressed - Result of `compressToEncodedURIComponent()`, untrusted.
 * @returns In characters; `null` if the text is damaged or incomplete.
 */
export function decompressedLength(compressed: string): number | null {
  // As lz-string does: some programs write a plus sign in a link as a space.
  const text = compressed.replaceAll(' ', '+');
  let position = 0;
  let damaged = false;
  const read = (width: number): number => {
    let value = 0;
    for (let bit = 0; bit < width; bit += 1, position += 1) {
      const digit = ALPHABET.indexOf(text.charAt(Math.floor(position / WIDTH)));
      damaged ||= digit < 0;
      value |= ((digit >> (WIDTH - 1 - (position % WIDTH))) & 1) << bit;
    }
    return value;
  };
  const readCharacter = (code: number) => read(code === BYTE ? 8 : 16);

  const first = read(2);
  if (first !== BYTE && first !== WORD) {
    return first === END && !damaged ? 0 : null;
  }
  readCharacter(first);
  // Each code adds an entry: the one before, and the first character of its own.
  const lengths = [0, 0, 0, 1];
  let [total, previous, width, left] = [1, 1, 3, 4];
  const add = (length: number) => {
    lengths.push(length);
    left -= 1;
    if (left === 0) {
      left = 2 ** width;
      width += 1;
    }
  };
  while (position < text.length * WIDTH && !damaged) {
    let code = read(width);
    if (code === END) {
      return damaged ? null : total;
    }
    if (code === BYTE || code === WORD) {
      readCharacter(code);
      code = lengths.length;
      add(1);
    }
    const length = code === lengths.length ? previous + 1 : lengths[code];
    if (length === undefined) {
      return null;
    }
    total += length;
    add(previous + 1);
    previous = length;
  }
  return null;
}
