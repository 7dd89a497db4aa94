import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HEIGHTS_FILE } from '../../plugins/demos/heights';
import type { Heights } from '../../plugins/demos/heights';

/** Heights of all demos by the address of their source pages, one per width. */
export type HeightsBySource = ReadonlyMap<string, number[]>;

/** Leaves out the heights that repeat the one before, from the end: wider shows the same. */
export function withoutRepeats(heights: readonly number[]): number[] {
  const last = heights.findLastIndex(
    (height, index) => index === 0 || height !== heights[index - 1],
  );
  return heights.slice(0, last + 1);
}

/** Groups the heights by the heights file that they belong to. */
export function heightsFiles(heights: HeightsBySource): Map<string, Heights> {
  const files = new Map<string, Heights>();
  for (const [source, values] of [...heights].sort(([a], [b]) => a.localeCompare(b))) {
    const folder = path.posix.dirname(source).replace(/^demos\//, '');
    const file = path.posix.join(folder, 'demos', HEIGHTS_FILE);
    const known = files.get(file) ?? {};
    files.set(file, { ...known, [path.posix.basename(source)]: withoutRepeats(values) });
  }
  return files;
}

/** One demo per line, so that a change of one is a change of one line. */
export function heightsText(heights: Heights): string {
  const lines = Object.entries(heights).map(
    ([name, values]) => `  ${JSON.stringify(name)}: [${values.join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function readHeights(file: string): Heights {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Heights) : {};
}

/**
 * Writes every heights file below a folder. Demos that were not measured keep their heights, as
 * long as they exist.
 */
export function writeHeights(root: string, heights: HeightsBySource): void {
  for (const [name, content] of heightsFiles(heights)) {
    const file = path.join(root, name);
    const merged = Object.entries({ ...readHeights(file), ...content })
      .filter(([demo]) => existsSync(path.join(path.dirname(file), `${demo}.tsx`)))
      .sort(([a], [b]) => a.localeCompare(b));
    writeFileSync(file, heightsText(Object.fromEntries(merged)));
  }
}
