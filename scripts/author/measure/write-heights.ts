import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { heightsPlace } from '../../../plugins/content/demos/heights';
import type { Heights, HeightsPlace } from '../../../plugins/content/demos/heights';
import { pageDemos } from '../../../plugins/shared/page-demos';

/** Measured heights of a demo. */
export interface MeasuredHeights {
  /** Where they are stored. */
  place: HeightsPlace;
  /** Heights in px, one per width. */
  values: readonly number[];
}

/** Removes trailing heights that repeat the one before. */
export function withoutRepeats(heights: readonly number[]): number[] {
  const last = heights.findLastIndex(
    (height, index) => index === 0 || height !== heights[index - 1],
  );
  return heights.slice(0, last + 1);
}

/** Formats one demo per line, so a change of one demo changes one line. */
export function heightsText(heights: Heights): string {
  const lines = Object.entries(heights).map(
    ([name, values]) => `  ${JSON.stringify(name)}: [${values.join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function readHeights(file: string): Heights {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Heights) : {};
}

/** Whether a demo, or a live fence with this code, still exists. */
function exists(root: string, key: string): boolean {
  const [start = '', hash] = key.split('#');
  if (hash === undefined) {
    return existsSync(path.join(root, `${start}.tsx`));
  }
  const page = `${start}.mdx`;
  return (
    existsSync(path.join(root, page)) &&
    pageDemos(root, page).some(({ file, text }) => heightsPlace(root, file, text).key === key)
  );
}

/**
 * Writes measured heights into the heights files. Demos that weren't measured keep their heights if
 * they still exist.
 *
 * @param root - The repository's root.
 */
export function writeHeights(root: string, measured: readonly MeasuredHeights[]): void {
  const files = new Map<string, Heights>();
  for (const { place, values } of measured) {
    const known = files.get(place.file) ?? readHeights(place.file);
    files.set(place.file, { ...known, [place.key]: withoutRepeats(values) });
  }
  for (const [file, heights] of files) {
    const kept = Object.entries(heights)
      .filter(([key]) => exists(root, key))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, heightsText(Object.fromEntries(kept)));
  }
}
