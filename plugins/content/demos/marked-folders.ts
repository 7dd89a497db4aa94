import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Content of a folder's `chunk.json`: in which script or stylesheet the folder's code is. */
export interface ChunkMark {
  /** Name of the chunk; `null` for code that the bundler may put anywhere. */
  chunk?: string | null;
  /** Whether to create the chunk at any size; the bundler's default minimum is 20 kB of source. */
  isSmall?: true;
  /** How many chunks have to use a module, 2 by default. */
  minChunks?: number;
  /**
   * Name of another chunk for the stylesheets: of styles that a page needs for what the server has
   * rendered, while the code loads later.
   */
  styles?: string;
}

const FILE = 'chunk.json';

const isName = (value: unknown) => typeof value === 'string' && /^[a-z-]+$/.test(value);

function parseMark(file: string): ChunkMark {
  const mark = JSON.parse(readFileSync(file, 'utf8')) as ChunkMark;
  const { chunk, isSmall, minChunks, styles, ...others } = mark;
  const isValid =
    (chunk === undefined || chunk === null || isName(chunk)) &&
    (isSmall === undefined || isSmall === true) &&
    (minChunks === undefined || (Number.isInteger(minChunks) && minChunks > 1)) &&
    (styles === undefined || isName(styles)) &&
    (chunk !== undefined || styles !== undefined) &&
    Object.keys(others).length === 0;
  if (!isValid) {
    throw new Error(
      `${file}: expected { "chunk": "lower-case-name", "isSmall": true, "minChunks": 2, "styles": "lower-case-name" }. Give "chunk", which can be null, or "styles"; the others can be omitted.`,
    );
  }
  return mark;
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

/** A file's chunk, or that of its styles, by the nearest folder above it that says so. */
export function markOf<Kind extends 'chunk' | 'styles'>(
  file: string,
  kind: Kind,
  marks: ReadonlyMap<string, ChunkMark>,
): ChunkMark[Kind] {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const found = marks.get(folder)?.[kind];
    if (found !== undefined || path.dirname(folder) === folder) {
      return found;
    }
  }
}
