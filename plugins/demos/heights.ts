import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fencesFolder } from './live-fences';

/** File beside the demos of a page that holds their measured heights. */
export const HEIGHTS_FILE = 'heights.json';

/** Heights in px of each demo at the widths that `scripts/measure-demos.ts` opens. */
export type Heights = Record<string, number[]>;

/** Where the heights of a demo are kept. */
export interface HeightsPlace {
  /** Absolute path of the heights file. */
  file: string;
  /** The demo's name, or, for a live fence, its page and a hash of its code. */
  key: string;
}

/**
 * Where the heights of a demo are kept. A live fence goes by its code, not by its number, which
 * changes when a fence is added before it.
 *
 * @param siteDir - The repository's root.
 * @param demoFile - Absolute path of the demo, that of a live fence included.
 * @param text - Its source.
 */
export function heightsPlace(siteDir: string, demoFile: string, text: string): HeightsPlace {
  const fences = fencesFolder(siteDir) + path.sep;
  if (!demoFile.startsWith(fences)) {
    return {
      file: path.join(path.dirname(demoFile), HEIGHTS_FILE),
      key: path.basename(demoFile, '.tsx'),
    };
  }
  const page = path.dirname(path.dirname(demoFile.slice(fences.length)));
  const code = text.replaceAll(/LiveExample\d+/g, '');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {
    file: path.join(siteDir, path.dirname(page), 'demos', HEIGHTS_FILE),
    key: `${path.basename(page)}/${hash}`,
  };
}

/**
 * The measured heights of one demo.
 *
 * @returns One height per measured width; `null` when it was not measured yet.
 * @throws If the file is not valid JSON.
 */
export function heightsOf({ file, key }: HeightsPlace): number[] | null {
  if (!fs.existsSync(file)) {
    return null;
  }
  try {
    const heights = JSON.parse(fs.readFileSync(file, 'utf8')) as Heights;
    return heights[key] ?? null;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON. Remake it: npm run demos:measure`, { cause });
  }
}
