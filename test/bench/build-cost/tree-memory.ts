import type { ProcessRow } from './process-table';

/**
 * Resident memory of a process and all its descendants. Shared pages count once per process, so the
 * sum is an upper bound.
 *
 * @param table - All processes of the machine.
 * @param root - Id of the topmost process.
 * @returns Bytes, 0 if the process is not in the table.
 */
export function treeMemory(table: readonly ProcessRow[], root: number): number {
  const children = new Map<number, ProcessRow[]>();
  for (const row of table) {
    children.set(row.parent, [...(children.get(row.parent) ?? []), row]);
  }
  const sum = (row: ProcessRow): number =>
    (children.get(row.pid) ?? []).reduce((total, child) => total + sum(child), row.residentBytes);
  const top = table.find(({ pid }) => pid === root);
  return top ? sum(top) : 0;
}
