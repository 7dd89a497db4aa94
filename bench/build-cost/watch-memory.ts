import { readProcessTable } from './process-table';
import { treeMemory } from './tree-memory';

const INTERVAL_MS = 100;

/**
 * Watches the memory of a process and its descendants, ten times a second: a shorter peak is
 * missed. The maximum that `time` reports is no help, as it knows the largest process only.
 *
 * @param pid - The process at the top.
 * @returns Ends the watch and returns the peak in bytes, `null` where it cannot be measured.
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
