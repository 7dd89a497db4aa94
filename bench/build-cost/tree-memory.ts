import type { ProcessRow } from './process-table';

/**
 * Resident memory of a process and all its descendants. Pages that several of them share count
 * several times, so that the sum is at worst too high.
 *
 * @param table - All processes of the machine.
 * @param root - Id of the process at the top.
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
