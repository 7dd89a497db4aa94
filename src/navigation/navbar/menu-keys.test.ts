import { NOTHING_TYPED, nextIndex, type, typedIndex } from './menu-keys';

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['Tab', 1, null],
    ['a', 1, null],
  ])('leads with %s from %i of three to %s', (key, current, expected) => {
    expect(nextIndex(key, current, 3)).toBe(expected);
  });
});

describe('type', () => {
  it('gathers keys until a pause', () => {
    const first = type(NOTHING_TYPED, 'm', 10_000);
    const second = type(first, 'u', 10_500);
    expect(second.text).toBe('mu');
    expect(type(second, 'j', 11_001).text).toBe('j');
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
