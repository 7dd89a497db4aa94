import { createHash } from 'node:crypto';

/** A chunk's file once its name is known. */
export interface ChunkFile {
  /** What stands before the chunk's own code: the files that it may ask for. */
  table: string;
  /** Eight hexadecimal digits; other ones when the file's text changes, its table included. */
  hash: string;
}

/** The browser's variables in which the tables meet: hash of a file by id, id by name. */
export const HASHES = 'docsChunkHashes';
export const IDS = 'docsChunkIds';

// The bundler writes a chunk's id as a string, alone or in a list; a string that only looks like
// an id costs a few bytes, one left out would be a file that nobody finds.
const STRING = /"([\w-]+)"/g;

function sha(parts: readonly string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex');
}

function references(text: string, own: string, isChunk: (id: string) => boolean): string[] {
  const found = new Set([...text.matchAll(STRING)].map(([, id]) => id));
  return [...found].filter((id) => id !== own && isChunk(id)).sort();
}

function reachable(start: string, next: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const other of next.get(id) ?? []) {
      if (!seen.has(other)) {
        seen.add(other);
        open.push(other);
      }
    }
  }
  return [...seen].sort();
}

/**
 * Names the files of a build's chunks, and gives each the names of those that it may ask for, so
 * that no list of all files is needed.
 *
 * @param chunks.late - Text of each chunk that is loaded on demand, by its id.
 * @param chunks.first - Text of those that the page itself names.
 * @param names - Ids of the chunks that are asked for by name, by that name.
 * @throws If no text names one of the chunks on demand.
 */
export function chunkFiles(
  { late, first }: { late: ReadonlyMap<string, string>; first: ReadonlyMap<string, string> },
  names: ReadonlyMap<string, string>,
): Map<string, ChunkFile> {
  const texts = new Map([...late, ...first]);
  const next = new Map(
    [...texts].map(([id, text]) => [id, references(text, id, (other) => late.has(other))]),
  );
  const named = new Set([...next.values()].flat());
  const lost = [...late.keys()].filter((id) => !named.has(id));
  if (lost.length > 0) {
    throw new Error(
      `main-bundle: nothing names the chunks ${lost.join(', ')}. Compare STRING in chunk-files.ts with how the bundler writes the ids of chunks.`,
    );
  }

  const own = new Map([...texts].map(([id, text]) => [id, sha([text])]));
  // A file holds the names of the next ones, those the names of theirs: all of them count.
  // Over the set, and not from file to file, because chunks may ask for each other.
  const hashOf = (id: string) =>
    sha([id, ...[id, ...reachable(id, next)].map((other) => own.get(other) ?? '')]).slice(0, 8);
  const hashes = new Map([...texts.keys()].map((id) => [id, hashOf(id)]));
  const nameOf = new Map([...names].map(([name, id]) => [id, name]));

  const assign = (variable: string, entries: [string, unknown][]) =>
    entries.length > 0
      ? `self.${variable}=Object.assign(self.${variable}||{},${JSON.stringify(Object.fromEntries(entries))});`
      : '';
  return new Map(
    [...next].map(([id, others]) => [
      id,
      {
        hash: hashes.get(id) ?? '',
        table:
          assign(
            HASHES,
            others.map((other) => [other, hashes.get(other)]),
          ) +
          assign(
            IDS,
            others.flatMap((other): [string, string][] => {
              const name = nameOf.get(other);
              return name === undefined ? [] : [[name, other]];
            }),
          ),
      },
    ]),
  );
}
