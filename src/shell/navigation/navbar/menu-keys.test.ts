import { NOTHING_TYPED, type, typedIndex } from './menu-focus';

describe('type', () => {
  const typed = (keys: [string, number][]) =>
    keys.reduce((before, [key, at]) => type(before, key, at) ?? before, NOTHING_TYPED).text;

  it('collects keys until a pause', () => {
    expect(
      typed([
        ['m', 10_000],
        ['u', 10_500],
      ]),
    ).toBe('mu');
    expect(
      typed([
        ['m', 10_000],
        ['u', 10_501],
      ]),
    ).toBe('u');
  });

  it('treats Space as a character only after other characters', () => {
    expect(
      typed([
        ['m', 10_000],
        [' ', 10_200],
        ['x', 10_400],
      ]),
    ).toBe('m x');
    expect(type(NOTHING_TYPED, ' ', 10_000)).toBeNull();
  });

  it.each(['Enter', 'Tab', 'ArrowDown'])('ignores %s', (key) => {
    expect(type(NOTHING_TYPED, key, 10_000)).toBeNull();
  });
});

describe('typedIndex', () => {
  const names = ['Material UI', 'Joy UI', 'MUI System', 'MUI X'];

  it.each([
    ['j', 0, 1],
    ['m', 0, 2],
    ['m', 3, 0],
    ['mm', 2, 3],
    ['mui x', 2, 3],
    ['mui', 2, 2],
    ['MAT', -1, 0],
    ['z', 0, null],
  ])('goes with "%s" from %i to %s', (typed, current, expected) => {
    expect(typedIndex(names, typed, current)).toBe(expected);
  });
});
