import { sample } from './sample';
import { selectForCommit } from './select-for-commit';

const items = Array.from({ length: 40 }, (_, index) => `item-${index}`);
const selection = { count: 5, limit: 3, salt: 'test', isTouched: () => false };

describe('selectForCommit', () => {
  it('is the fixed sample when nothing changed', () => {
    expect(selectForCommit(items, selection, {}, [])).toEqual(sample(items, 5, 'test', {}));
  });

  it('adds what changed', () => {
    const isTouched = (item: string) => item === 'item-7';
    expect(selectForCommit(items, { ...selection, isTouched }, {}, [])).toContain('item-7');
  });

  it('adds no more than the limit', () => {
    const picked = selectForCommit(items, { ...selection, isTouched: () => true }, {}, []);
    expect(picked.length).toBeGreaterThan(5);
    expect(picked.length).toBeLessThanOrEqual(8);
  });

  it('takes every item for changed if that is unknown', () => {
    const isTouched = () => true;
    expect(selectForCommit(items, selection, {}, null)).toEqual(
      selectForCommit(items, { ...selection, isTouched }, {}, []),
    );
  });

  it('is everything in a full run', () => {
    expect(selectForCommit(items, selection, { FULL: '1' })).toEqual(items);
  });
});
