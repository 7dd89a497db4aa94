import { isSameType, splitType } from './types-equal';

describe('splitType', () => {
  it.each([
    ["'a|b' | { c: d | e } | Array<f | g>", '|', ["'a|b'", '{ c: d | e }', 'Array<f | g>']],
    ['(a: b | c) => d | e', '|', ['(a: b | c) => d', 'e']],
    ['a?: () => { b; c }; d: e', ';', ['a?: () => { b; c }', 'd: e']],
  ])('splits %s', (text, separator, parts) => {
    expect(splitType(text, separator)).toEqual(parts);
  });
});

describe('isSameType', () => {
  it('ignores the order of union members', () => {
    expect(isSameType("'small' | 'large'", "'large' | 'small'")).toBe(true);
    expect(isSameType("'small' | 'large'", "'small' | 'medium'")).toBe(false);
  });

  it("doesn't ignore any other order", () => {
    expect(isSameType('(a: string) => number', '(a: number) => string')).toBe(false);
  });
});
