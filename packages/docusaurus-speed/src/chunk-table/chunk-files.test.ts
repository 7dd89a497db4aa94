import { chunkFiles } from './chunk-files';

const initial = new Map([['1', 'load("20")']]);
const lazy = new Map([
  ['20', 'page; load("30"), load("40")'],
  ['30', 'demo; load("40"); "not a chunk"'],
  ['40', 'shared; load("30")'],
]);
const readable = new Map([['40', 'mui']]);

function stems(changed: [string, string][] = []): Record<string, string> {
  const files = chunkFiles({ initial, lazy: new Map([...lazy, ...changed]) }, readable);
  return Object.fromEntries([...files].map(([id, { stem }]) => [id, stem]));
}

describe('chunkFiles', () => {
  it('lists in each file only the chunks that it may request', () => {
    const files = chunkFiles({ initial, lazy }, readable);
    const stem = (id: string) => files.get(id)?.stem ?? '';
    const [page, demo, shared] = [stem('20'), stem('30'), stem('40')];
    expect(page).toMatch(/^20\.[0-9a-f]{8}$/);
    expect(demo).toMatch(/^30\.[0-9a-f]{8}$/);
    expect(shared).toMatch(/^mui\.[0-9a-f]{8}$/);
    const table = (entries: object) =>
      `self.docsChunkFiles=Object.assign(self.docsChunkFiles||{},${JSON.stringify(entries)});`;
    expect(files.get('1')?.table).toBe(table({ 20: page.slice(3) }));
    expect(files.get('20')?.table).toBe(table({ 30: demo.slice(3), 40: shared }));
    expect(files.get('30')?.table).toBe(table({ 40: shared }));
  });

  it('renames a file when a file that it can reach changes, including cycles', () => {
    const before = stems();
    const after = stems([['40', 'shared, changed; load("30")']]);
    expect(after['40']).not.toBe(before['40']);
    expect(after['30']).not.toBe(before['30']);
    expect(after['20']).not.toBe(before['20']);
  });

  it('keeps the names of unaffected files', () => {
    const before = stems();
    const after = stems([['20', 'another page; load("30"), load("40")']]);
    expect(after['20']).not.toBe(before['20']);
    expect([after['30'], after['40']]).toEqual([before['30'], before['40']]);
  });

  it('throws if a chunk is requested in another form', () => {
    const changed = new Map([...lazy, ['20', 'load(50)'], ['50', 'lost']]);
    expect(() => chunkFiles({ initial, lazy: changed }, readable)).toThrow(
      'chunk-table: the chunks 50 are requested in another form',
    );
  });

  it('accepts a chunk that nothing requests', () => {
    const files = chunkFiles({ initial, lazy: new Map([...lazy, ['50', 'unused']]) }, readable);
    expect(files.get('50')?.table).toBe('');
  });
});
