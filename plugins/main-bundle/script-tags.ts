import fs from 'node:fs/promises';
import path from 'node:path';

/** What the tags are made from. */
export interface ScriptTagsInput {
  /** The output folder. */
  outDir: string;
  baseUrl: string;
  /** Chunk names of each route, by the route's path. */
  chunksByRoute: Map<string, string[]>;
  /** Files of each chunk, by the chunk's name. */
  filesByChunk: Record<string, string[]>;
}

const MAIN_SCRIPT = /<script src="?[^" >]*\/main\.[^>]*>/;

/** Adds a page's own chunks to its HTML, before the main script. */
export function addScriptTags(html: string, files: readonly string[], baseUrl: string): string {
  if (!MAIN_SCRIPT.test(html)) {
    throw new Error(
      'main-bundle: a page has no main script tag of the expected shape. Compare MAIN_SCRIPT in script-tags.ts with the built HTML.',
    );
  }
  const missing = files.filter((file) => !html.includes(file));
  const tags = missing.map((file) => `<script src="${baseUrl}${file}" defer></script>`).join('');
  return html.replace(MAIN_SCRIPT, (main) => tags + main);
}

/** Writes the tags into every page. */
export async function writeScriptTags(input: ScriptTagsInput): Promise<void> {
  const { outDir, baseUrl, chunksByRoute, filesByChunk } = input;
  for (const [route, chunks] of chunksByRoute) {
    const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
    const html = await fs.readFile(file, 'utf8').catch(() => null);
    const files = [...new Set(chunks.flatMap((chunk) => filesByChunk[chunk] ?? []))];
    if (html !== null && files.length > 0) {
      // Other plugins read the pages at the same time: they find the old file or the new one.
      const draft = `${file}.tmp`;
      await fs.writeFile(draft, addScriptTags(html, files, baseUrl));
      await fs.rename(draft, file);
    }
  }
}
