import { inflateSync } from 'fflate';
import { crc32 } from './crc32';

/** A file in a ZIP archive. */
export interface ArchiveEntry {
  /** Path as in the archive, with `/`. */
  path: string;
  /** In bytes, unpacked, as far as the archive tells the truth. */
  size: number;
  /** Why it can't be read; absent if it can. */
  refused?: string;
  /**
   * Unpacks it.
   *
   * @throws If the archive is damaged at this place.
   */
  read: () => Uint8Array;
}

/** The record at the end of an archive: its signature, length, and the longest comment after it. */
const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };

/** A record of the list of files. */
const ENTRY = { signature: 0x02014b50, size: 46 };

/** The record before a file's content. */
const LOCAL = { signature: 0x04034b50, size: 30 };

/** Values in fields of 16 and 32 bits whose actual values are elsewhere. */
const ELSEWHERE = { count: 0xffff, offset: 0xffffffff };

const BROKEN =
  'Not checked: this isn’t a complete ZIP archive. Create or download it again, or choose the unpacked folder.';

const TOO_LARGE =
  'Not checked: archives with more than 65,534 files or 4 GB can’t be read here. Choose the unpacked folder.';

const ENCRYPTED = 'Not checked: the file is encrypted. Unpack the archive and choose the folder.';

const METHOD =
  'Not checked: the file is compressed in a way that can’t be read here. Unpack the archive and choose the folder.';

const OUTSIDE =
  'Not checked: the path leads out of the archive. Pack it again without absolute paths and “..”.';

function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a path leads out of the folder that contains the archive's files. */
const isOutside = (path: string) =>
  /^(?:\/|[A-Za-z]:)/.test(path) || path.split('/').includes('..');

/** The offset of the record at the end. */
function endOf(view: DataView): number {
  const last = view.byteLength - END.size;
  for (let at = last; at >= Math.max(0, last - END.longestComment); at -= 1) {
    if (view.getUint32(at, true) === END.signature) {
      return at;
    }
  }
  throw new Error(BROKEN);
}

/** What an archive's list says of a file. */
interface Listed {
  offset: number;
  /** In bytes. */
  packed: number;
  /** In bytes, unpacked. */
  size: number;
  method: number;
  checksum: number;
}

/** Unpacks a file, whose content must be the one that is listed. */
function unpack(view: DataView, { offset, packed, size, method, checksum }: Listed): Uint8Array {
  if (view.getUint32(offset, true) !== LOCAL.signature) {
    throw new Error(BROKEN);
  }
  const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const start = offset + LOCAL.size + names;
  const content = new Uint8Array(view.buffer, start, packed);
  // One byte more shows that the content is longer than listed.
  const bytes = method === 0 ? content : inflateSync(content, { out: new Uint8Array(size + 1) });
  if (bytes.length !== size || crc32(bytes) !== checksum) {
    throw new Error(BROKEN);
  }
  return bytes;
}

/**
 * Lists the files in a ZIP archive and unpacks them one by one, so that one that is damaged or
 * encrypted doesn't keep others from being read. (`unzip` of fflate reads all or none.)
 *
 * @throws With a sentence for the reader if the list can't be read.
 */
export function readArchive(buffer: ArrayBuffer): ArchiveEntry[] {
  const view = new DataView(buffer);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === ELSEWHERE.count || at === ELSEWHERE.offset) {
    throw new Error(TOO_LARGE);
  }
  const entries: ArchiveEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY.size > end || view.getUint32(at, true) !== ENTRY.signature) {
      throw new Error(BROKEN);
    }
    const short = (field: number) => view.getUint16(at + field, true);
    const long = (field: number) => view.getUint32(at + field, true);
    const [method, size, nameLength] = [short(10), long(24), short(28)];
    const listed = { offset: long(42), packed: long(20), size, method, checksum: long(16) };
    if (at + ENTRY.size + nameLength > end) {
      throw new Error(BROKEN);
    }
    const path = nameOf(new Uint8Array(buffer, at + ENTRY.size, nameLength))
      .replace(/[\\/]+/g, '/')
      .replace(/(^|\/)(?:\.\/)+/g, '$1');
    const isEncrypted = (short(8) & 1) === 1;
    const refused = isOutside(path)
      ? OUTSIDE
      : isEncrypted
        ? ENCRYPTED
        : method !== 0 && method !== 8
          ? METHOD
          : undefined;
    if (!path.endsWith('/')) {
      entries.push({ path, size, ...(refused && { refused }), read: () => unpack(view, listed) });
    }
    at += ENTRY.size + nameLength + short(30) + short(32);
  }
  return entries;
}
