import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  OfflineFile,
  OfflineList,
  OfflineSet,
  OfflineSetFiles,
  OfflineShard,
} from '../../../src/shell/offline/types';

/** Output folder of the lists. */
const DIR = 'offline';

/** The list of sets. `src/shell/offline/addresses.ts` defines its path for the browser. */
const LIST = 'sets.json';

const HASH_DIGITS = 16;

/** A set before its files are read. */
export interface SetContent {
  id: string;
  productName: string;
  version: string;
  pages: number;
  /** Files below the output folder. */
  files: readonly string[];
  shards: OfflineShard[];
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
}

async function describe(outDir: string, file: string): Promise<OfflineFile> {
  const content = await fs.readFile(path.join(outDir, file));
  return {
    url: file.replace(/(^|\/)index\.html$/, '$1'),
    bytes: content.length,
    hash: hashOf(content),
  };
}

/**
 * Writes one list of files per set, then the list of sets. It comes last, so it never references a
 * missing file.
 *
 * @param outDir - The site's output folder, after all other files have been written.
 */
export async function writeSets(
  outDir: string,
  contents: readonly SetContent[],
): Promise<OfflineList> {
  await fs.mkdir(path.join(outDir, DIR), { recursive: true });
  const known = new Map<string, OfflineFile>();
  const sets: OfflineSet[] = [];
  for (const { files: names, shards, pages, ...content } of contents) {
    const files: OfflineFile[] = [];
    for (const name of names) {
      const file = known.get(name) ?? (await describe(outDir, name));
      known.set(name, file);
      files.push(file);
    }
    const json = JSON.stringify({ files, shards } satisfies OfflineSetFiles);
    const hash = hashOf(json);
    const list = `${DIR}/${content.id}.${hash.slice(0, 8)}.json`;
    await fs.writeFile(path.join(outDir, list), json);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    sets.push({ ...content, pages, bytes, hash, list });
  }
  const list: OfflineList = { sets };
  await fs.writeFile(path.join(outDir, DIR, LIST), JSON.stringify(list));
  return list;
}
