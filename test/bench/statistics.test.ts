import { median, percentile } from './statistics';

describe('median', () => {
  it('is the middle of an odd number of values in any order', () => {
    expect(median([10, 2, 9])).toBe(9);
    expect(median([5])).toBe(5);
  });

  it('is the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });

  it('does not modify the list', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('throws for an empty list', () => {
    expect(() => median([])).toThrow('at least one value');
  });
});

describe('percentile', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);

  it('is the nearest rank', () => {
    expect(percentile(values, 0.95)).toBe(19);
    expect(percentile(values, 1)).toBe(20);
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('throws for an empty list', () => {
    expect(() => percentile([], 0.95)).toThrow('at least one value');
  });
});
