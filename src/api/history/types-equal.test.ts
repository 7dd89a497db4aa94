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
  it('does not mind the order of alternatives', () => {
    expect(isSameType("'small' | 'large'", "'large' | 'small'")).toBe(true);
    expect(isSameType("'small' | 'large'", "'small' | 'medium'")).toBe(false);
  });

  it('minds the order of anything else', () => {
    expect(isSameType('(a: string) => number', '(a: number) => string')).toBe(false);
  });
});
