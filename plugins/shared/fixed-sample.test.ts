import { fixedSample } from './fixed-sample';

const items = Array.from({ length: 100 }, (_, i) => `/page-${i}/`);

describe('fixedSample', () => {
  it('picks the requested number, or all items if there are fewer', () => {
    expect(fixedSample(items, 7, 'a')).toHaveLength(7);
    expect(fixedSample(items, 1000, 'a')).toEqual(items);
  });

  it('picks the same items regardless of their order', () => {
    const reversed = fixedSample(items.toReversed(), 7, 'a');
    expect(reversed.toReversed()).toEqual(fixedSample(items, 7, 'a'));
  });

  it('drops at most one item for each added one', () => {
    const before = fixedSample(items, 10, 'a');
    for (let i = 100; i < 300; i += 1) {
      const grown = [...items.slice(0, 50), `/page-${i}/`, ...items.slice(50)];
      const after = fixedSample(grown, 10, 'a');
      expect(before.filter((item) => !after.includes(item)).length).toBeLessThanOrEqual(1);
    }
  });

  it('differs by salt', () => {
    expect(fixedSample(items, 7, 'a')).not.toEqual(fixedSample(items, 7, 'b'));
  });

  it('is stable across versions', () => {
    expect(fixedSample(items, 3, 'pinned')).toEqual(['/page-0/', '/page-10/', '/page-93/']);
  });
});
