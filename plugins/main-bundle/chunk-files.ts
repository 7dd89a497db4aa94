import { createHash } from 'node:crypto';

/** A chunk's file once its name is known. */
export interface ChunkFile {
  /** What stands before the chunk's own code: the files that it may ask for. */
  table: string;
  /** Its name without ending: with another hash when its text changes, the table included. */
  stem: string;
}

/**
 * The browser's variable in which the tables meet: for a chunk's id its file's hash, or name with
 * hash where that does not begin with the id.
 */
export const FILES = 'docsChunkFiles';

/** That for the ids of the chunks which are asked for by name. */
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
 * @param names.asked - Ids of the chunks that are asked for by name, by that name.
 * @param names.readable - Names of chunks that stand in their files' names in place of the id.
 * @throws If no text names one of the chunks on demand.
 */
export function chunkFiles(
  { late, first }: { late: ReadonlyMap<string, string>; first: ReadonlyMap<string, string> },
  {
    asked,
    readable,
  }: { asked: ReadonlyMap<string, string>; readable: ReadonlyMap<string, string> },
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
  const hashes = new Map(
    [...texts.keys()].map((id) => [
      id,
      sha([id, ...reachable(id, next)].map((other) => own.get(other) ?? '')).slice(0, 8),
    ]),
  );
  const hashOf = (id: string) => hashes.get(id) ?? '';
  const stemOf = (id: string) => `${readable.get(id) ?? id}.${hashOf(id)}`;
  const nameOf = new Map([...asked].map(([name, id]) => [id, name]));

  const assign = (variable: string, entries: [string, unknown][]) =>
    entries.length > 0
      ? `self.${variable}=Object.assign(self.${variable}||{},${JSON.stringify(Object.fromEntries(entries))});`
      : '';
  return new Map(
    [...next].map(([id, others]) => [
      id,
      {
        stem: stemOf(id),
        table:
          assign(
            FILES,
            others.map((other) => [other, (readable.has(other) ? stemOf : hashOf)(other)]),
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
