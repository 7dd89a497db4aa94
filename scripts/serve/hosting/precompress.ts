import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TEXT = /\.(?:css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

/** Smaller files fit one packet anyway. */
const MIN_BYTES = 1024;

type Compress = (contents: Buffer) => Promise<Buffer>;

// In Node 22.15 and newer.
const { zstdCompress } = zlib as { zstdCompress?: (contents: Buffer, done: never) => void };
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** By the extension of the copy. */
const COMPRESS: Record<string, Compress> = {
  '.br': (contents) =>
    brotli(contents, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
  '.gz': (contents) => gzip(contents, { level: zlib.constants.Z_BEST_COMPRESSION }),
  ...(zstdCompress ? { '.zst': promisify(zstdCompress) as Compress } : {}),
};

/**
 * Writes compressed copies beside the texts of a built site, for servers that send them instead of
 * compressing each response.
 *
 * @param dir - Folder of the built site.
 * @returns How many files have copies.
 */
export async function precompress(dir: string): Promise<number> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    TEXT.test(file),
  );
  let count = 0;
  const work = files.values();
  const worker = async () => {
    for (const file of work) {
      const from = path.join(dir, file);
      const contents = await readFile(from);
      if (contents.length >= MIN_BYTES) {
        count += 1;
        for (const [extension, compress] of Object.entries(COMPRESS)) {
          await writeFile(from + extension, await compress(contents));
        }
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return count;
}
