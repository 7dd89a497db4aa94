import { isSameType } from './types-equal';

describe('isSameType', () => {
  it('ignores the order of union members', () => {
    expect(isSameType("'small' | 'large'", "'large' | 'small'")).toBe(true);
    expect(isSameType("'small' | 'large'", "'small' | 'medium'")).toBe(false);
  });

  it("doesn't ignore any other order", () => {
    expect(isSameType('(a: string) => number', '(a: number) => string')).toBe(false);
  });
});
