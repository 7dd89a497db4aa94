import { createHash } from 'node:crypto';
import { FILES } from './chunk-table';

/** A chunk's final file. */
export interface ChunkFile {
  /** Code to prepend to the chunk: the files of the chunks that it may request. */
  table: string;
  /** File name without extension. Its hash depends on the chunk's code and the table. */
  stem: string;
}

// The bundler writes chunk ids as strings. A string that only looks like an id costs a few bytes;
// a missed id would be a chunk that can't be loaded.
const STRING = /"([\w-]+)"/g;

function sha(parts: readonly string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex');
}

function references(text: string, own: string, isChunk: (id: string) => boolean): string[] {
  const found = new Set([...text.matchAll(STRING)].map(([, id]) => id!));
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
 * Determines the file names of a build's chunks, and lists in each chunk the files of those that it
 * may request. This replaces the runtime's list of all files.
 *
 * @param chunks.lazy - Code of each lazy chunk, by id.
 * @param chunks.initial - Code of the chunks in the page's HTML.
 * @param readable - Names that replace the id in file names, by id.
 * @throws If code requests one of the lazy chunks in a form in which its id isn't found.
 */
export function chunkFiles(
  { lazy, initial }: { lazy: ReadonlyMap<string, string>; initial: ReadonlyMap<string, string> },
  readable: ReadonlyMap<string, string>,
): Map<string, ChunkFile> {
  const texts = new Map([...lazy, ...initial]);
  const next = new Map(
    [...texts].map(([id, text]) => [id, references(text, id, (other) => lazy.has(other))]),
  );
  const named = new Set([...next.values()].flat());
  // The minimizer can remove the only `import()` of a chunk, for example in a build of a product
  // without a library. Such a chunk is never requested.
  const isRequested = (id: string) => [...texts.values()].some((text) => text.includes(`(${id})`));
  const lost = [...lazy.keys()].filter((id) => !named.has(id) && isRequested(id));
  if (lost.length > 0) {
    throw new Error(
      `chunk-table: the chunks ${lost.join(', ')} are requested in another form than expected. Compare STRING in chunk-files.ts with how the bundler writes the ids of chunks.`,
    );
  }

  const own = new Map([...texts].map(([id, text]) => [id, sha([text])]));
  // A file contains the names of the chunks that it requests, which depend on the chunks that those
  // request. The hash covers all of them at once, because chunks may request each other.
  const hashes = new Map(
    [...texts.keys()].map((id) => [
      id,
      sha([id, ...reachable(id, next)].map((other) => own.get(other) ?? '')).slice(0, 8),
    ]),
  );
  const hashOf = (id: string) => hashes.get(id) ?? '';
  const stemOf = (id: string) => `${readable.get(id) ?? id}.${hashOf(id)}`;

  const tableOf = (others: readonly string[]) =>
    others.length > 0
      ? `self.${FILES}=Object.assign(self.${FILES}||{},${JSON.stringify(
          Object.fromEntries(
            others.map((other) => [other, (readable.has(other) ? stemOf : hashOf)(other)]),
          ),
        )});`
      : '';
  return new Map(
    [...next].map(([id, others]) => [id, { stem: stemOf(id), table: tableOf(others) }]),
  );
}
