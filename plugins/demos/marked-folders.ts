import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Content of a folder's `chunk.json`: in which script the code of the folder is. */
export interface ChunkMark {
  /** Name of the chunk; `null` for code that the bundler may put anywhere. */
  chunk: string | null;
  /** Whether to create the chunk at any size; the bundler's default minimum is 20 kB of source. */
  isSmall?: true;
}

const FILE = 'chunk.json';

function parseMark(file: string): ChunkMark {
  const { chunk, isSmall, ...others } = JSON.parse(readFileSync(file, 'utf8')) as ChunkMark;
  const isValid =
    (chunk === null || (typeof chunk === 'string' && /^[a-z-]+$/.test(chunk))) &&
    (isSmall === undefined || isSmall === true) &&
    Object.keys(others).length === 0;
  if (!isValid) {
    throw new Error(
      `${file}: expected { "chunk": "lower-case-name", "isSmall": true }. "chunk" can be null, "isSmall" can be omitted.`,
    );
  }
  return { chunk, isSmall };
}

/**
 * Finds the marked folders below a folder.
 *
 * @returns The mark of each, by path.
 * @throws If a mark is invalid.
 */
export function markedFolders(folder: string): ReadonlyMap<string, ChunkMark> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === FILE)
    .map((file) => path.join(folder, file));
  return new Map(files.map((file) => [path.dirname(file), parseMark(file)]));
}

/** The mark of the nearest marked folder above a file. */
export function markOf(file: string, marks: ReadonlyMap<string, ChunkMark>): ChunkMark | undefined {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const mark = marks.get(folder);
    if (mark || path.dirname(folder) === folder) {
      return mark;
    }
  }
}
