import { leavesOf } from '../../printer';
import type { DataRecord } from '../../printer';
import type { Kept } from '../types';
import { pathKey, pathOf, placeIn } from './reading';
import type { Reading } from './reading';

/** How many names tell which part of the theme a value belongs to. */
function lengthOf([first, , part]: readonly string[]): number {
  switch (first) {
    case 'components':
      return part === 'defaultProps' ? 4 : 3;
    case 'colorSchemes':
      return 4;
    case 'typography':
      return 3;
    default:
      return 2;
  }
}

const SHADE = /^(?:50|[1-9]00|A[1247]00)$/;

/** The parts of options that aren't shown, each once. */
export function describeKept(kept: DataRecord, reading: Reading): Kept[] {
  // The shades of a hue say nothing that its main color doesn't show.
  const leaves = leavesOf(kept).filter(
    (path) => !(path[2] === 'palette' && SHADE.test(path[4] ?? '')),
  );
  const parts = leaves.map((path) => path.slice(0, lengthOf(path)));
  const unique = new Map(parts.map((path) => [pathKey(path), path]));
  return [...unique.values()].map((path) => ({
    path: pathOf(reading, path),
    place: placeIn(reading, path),
  }));
}
