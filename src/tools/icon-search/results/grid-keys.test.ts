import { nextInGrid } from './grid-keys';

/** Seven icons in rows of three. */
const next = (key: string, current: number, isRtl = false) => nextInGrid(key, current, 7, 3, isRtl);

describe('nextInGrid', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 0, 6],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 6, 0],
    ['ArrowUp', 1, 4],
    ['ArrowDown', 4, 1],
    ['Home', 5, 0],
    ['End', 0, 6],
  ])('%s moves from %i to %i', (key, current, expected) => {
    expect(next(key, current)).toBe(expected);
  });

  it('mirrors the horizontal arrows', () => {
    expect(next('ArrowLeft', 2, true)).toBe(3);
    expect(next('ArrowDown', 0, true)).toBe(3);
  });

  it('ignores other keys', () => {
    expect(next('Enter', 0)).toBeNull();
  });
});
