import { kilobytes, mebibytes, milliseconds, ratio, seconds, threeDecimals } from './format';

describe('formats', () => {
  it('add the unit', () => {
    expect(kilobytes(170_232)).toBe('170.2 kB');
    expect(mebibytes(505_511_936)).toBe('482 MiB');
    expect(milliseconds(88.4)).toBe('88 ms');
    expect(seconds(14.69)).toBe('14.7 s');
    expect(threeDecimals(0)).toBe('0.000');
  });
});

describe('ratio', () => {
  it('divides our figure by the plain one', () => {
    expect(ratio(85, 100)).toBe('0.85×');
    expect(ratio(0, 100)).toBe('0.00×');
  });

  it('is missing if a figure is missing or the plain one is 0', () => {
    expect(ratio(null, 100)).toBeNull();
    expect(ratio(85, null)).toBeNull();
    expect(ratio(85, 0)).toBeNull();
  });
});
