import fs from 'node:fs';
import path from 'node:path';

/** File beside the demos of a page that holds their measured heights. */
export const HEIGHTS_FILE = 'heights.json';

/** Heights in px of each demo at the widths that `scripts/measure-demos.ts` opens. */
export type Heights = Record<string, number[]>;

/** Path of the heights file that a demo's facts depend on. */
export function heightsFile(demoFile: string): string {
  return path.join(path.dirname(demoFile), HEIGHTS_FILE);
}

/**
 * The measured heights of one demo.
 *
 * @param demoFile - Absolute path of the demo.
 * @returns One height per measured width; `null` when it was not measured yet.
 * @throws If the file is not valid JSON.
 */
export function heightsOf(demoFile: string): number[] | null {
  const file = heightsFile(demoFile);
  if (!fs.existsSync(file)) {
    return null;
  }
  try {
    const heights = JSON.parse(fs.readFileSync(file, 'utf8')) as Heights;
    return heights[path.basename(demoFile, '.tsx')] ?? null;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON. Remake it: npm run demos:measure`, { cause });
  }
}
