import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const FILE = 'chunk.json';

const name = z.string().regex(/^[a-z-]+$/);

/** Content of a folder's `chunk.json`: in which script or stylesheet the folder's code is. */
const chunkMark = z
  .strictObject({
    /** Name of the chunk; `null` for code that the bundler may put anywhere. */
    chunk: name.nullish(),
    /** Whether to create the chunk at any size; the bundler's default minimum is 20 kB of source. */
    isSmall: z.literal(true).optional(),
    /** How many chunks have to use a module, 2 by default. */
    minChunks: z.int().min(2).optional(),
    /**
     * Name of another chunk for the stylesheets: of styles that a page needs for what the server
     * has rendered, while the code loads later.
     */
    styles: name.optional(),
  })
  .refine(({ chunk, styles }) => chunk !== undefined || styles !== undefined);

export type ChunkMark = z.infer<typeof chunkMark>;

function parseMark(file: string): ChunkMark {
  const { success, data } = chunkMark.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) {
    throw new Error(
      `${file}: expected { "chunk": "lower-case-name", "isSmall": true, "minChunks": 2, "styles": "lower-case-name" }. Give "chunk", which can be null, or "styles"; the others can be omitted.`,
    );
  }
  return data;
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
