import { readProcessTable } from './process-table';
import { treeMemory } from './tree-memory';

const INTERVAL_MS = 100;

/**
 * Samples the memory of a process and its descendants ten times a second, so it misses shorter
 * peaks. The maximum reported by `time` doesn't help, because it only covers the largest process.
 *
 * @param pid - The topmost process.
 * @returns A function that stops sampling and returns the peak in bytes, or `null` if it can't be
 *   measured.
 */
export function watchMemory(pid: number): () => number | null {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(readProcessTable(), pid));
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return peak || null;
  };
}
