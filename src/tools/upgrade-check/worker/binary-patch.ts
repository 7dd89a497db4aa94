import { zlibSync } from 'fflate';

const DIGITS =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';

const LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Four bytes as five digits. */
function digitsOf(bytes: Uint8Array): string {
  let value = new DataView(Uint8Array.from({ ...bytes, length: 4 }).buffer).getUint32(0);
  let digits = '';
  for (let digit = 0; digit < 5; digit += 1) {
    digits = DIGITS[value % 85]! + digits;
    value = Math.floor(value / 85);
  }
  return digits;
}

/** A file's content: a line for every 52 bytes, which begins with their number as a letter. */
function literal(bytes: Uint8Array): string[] {
  const packed = zlibSync(bytes);
  const parts = (all: Uint8Array, size: number) =>
    Array.from({ length: Math.ceil(all.length / size) }, (_part, index) =>
      all.subarray(index * size, (index + 1) * size),
    );
  const lines = parts(packed, LENGTHS.length).map(
    (line) => LENGTHS[line.length - 1]! + parts(line, 4).map(digitsOf).join(''),
  );
  return [`literal ${bytes.length}`, ...lines, ''];
}

/** The name that Git gives a file's content. */
async function blobName(bytes: Uint8Array): Promise<string> {
  const blob = new Blob([`blob ${bytes.length}\0`, bytes.slice()]);
  const hash = await crypto.subtle.digest('SHA-1', await blob.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The lines of Git's binary patch: for bytes that text in UTF-8 can't contain. It only applies to the same
 * bytes, and only Git reads it.
 */
export async function binaryPatch(before: Uint8Array, after: Uint8Array): Promise<string[]> {
  const [old, now] = await Promise.all([before, after].map(blobName));
  return [`index ${old}..${now}`, 'GIT binary patch', ...literal(after), ...literal(before)];
}
