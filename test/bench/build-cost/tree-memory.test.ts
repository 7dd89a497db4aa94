import { treeMemory } from './tree-memory';

const TABLE = [
  { pid: 1, parent: 0, residentBytes: 1_000 },
  { pid: 10, parent: 1, residentBytes: 100 },
  { pid: 11, parent: 10, residentBytes: 20 },
  { pid: 12, parent: 10, residentBytes: 3 },
  { pid: 13, parent: 12, residentBytes: 4 },
  { pid: 20, parent: 1, residentBytes: 5_000 },
];

describe('treeMemory', () => {
  it('sums a process and its descendants only', () => {
    expect(treeMemory(TABLE, 10)).toBe(127);
  });

  it('returns 0 for a process that has ended', () => {
    expect(treeMemory(TABLE, 99)).toBe(0);
  });
});
