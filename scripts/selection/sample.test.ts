import { sample } from './sample';

const items = Array.from({ length: 100 }, (_, i) => `/page-${i}/`);

describe('sample', () => {
  it('picks the requested number, or all items if there are fewer', () => {
    expect(sample(items, 7, 'a', {})).toHaveLength(7);
    expect(sample(items, 1000, 'a', {})).toEqual(items);
  });

  it('picks the same items regardless of their order', () => {
    const reversed = sample(items.toReversed(), 7, 'a', {});
    expect(reversed.toReversed()).toEqual(sample(items, 7, 'a', {}));
  });

  it('drops at most one item for each added one', () => {
    const before = sample(items, 10, 'a', {});
    for (let i = 100; i < 300; i += 1) {
      const grown = [...items.slice(0, 50), `/page-${i}/`, ...items.slice(50)];
      const after = sample(grown, 10, 'a', {});
      expect(before.filter((item) => !after.includes(item)).length).toBeLessThanOrEqual(1);
    }
  });

  it('differs by salt', () => {
    expect(sample(items, 7, 'a', {})).not.toEqual(sample(items, 7, 'b', {}));
  });

  it('is stable across versions', () => {
    expect(sample(items, 3, 'pinned', {})).toEqual(['/page-0/', '/page-10/', '/page-93/']);
  });

  it('returns all items with FULL=1', () => {
    expect(sample(items, 7, 'a', { FULL: '1' })).toEqual(items);
  });
});
