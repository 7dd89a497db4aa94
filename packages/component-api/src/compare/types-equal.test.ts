import { isSameType } from './types-equal';

describe('isSameType', () => {
  it('ignores the order of union members', () => {
    expect(isSameType("'small' | 'large'", "'large' | 'small'")).toBe(true);
    expect(isSameType("'small' | 'large'", "'small' | 'medium'")).toBe(false);
  });

  it.each([
    ['(a: b) => c', '((a: b) => c)'],
    ['{ a?: (b: c) => d; e: f }', '{ a?: ((b: c) => d); e: (f) }'],
    ['Array<a | b>', 'Array<(a | b)>'],
    ['() => a | b', '() => (a | b)'],
    ["'(' | ((a: b) => c)", "(((a: b) => c) | '(')"],
  ])('ignores needless parentheses: %s and %s', (before, after) => {
    expect(isSameType(before, after)).toBe(true);
  });

  it.each([
    ['(a | b)[]', 'a | b[]'],
    ['((a: b) => c) | d', '(a: b) => c | d'],
    ['keyof (a & b)', 'keyof a & b'],
  ])("doesn't ignore parentheses that group: %s and %s", (before, after) => {
    expect(isSameType(before, after)).toBe(false);
  });

  it("doesn't ignore any other order", () => {
    expect(isSameType('(a: string) => number', '(a: number) => string')).toBe(false);
  });
});
