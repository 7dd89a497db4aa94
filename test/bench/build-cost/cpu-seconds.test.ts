import { cpuSeconds } from './cpu-seconds';

describe('cpuSeconds', () => {
  it('adds user and system time of the children', () => {
    expect(cpuSeconds('0m0.00s 0m0.01s\n1m2.25s 0m3.50s\n')).toBe(65.75);
  });

  it('reads any number of digits, and a decimal comma', () => {
    expect(cpuSeconds('0m0,001s 0m0,002s\n0m1,500s 2m0,250s\n')).toBe(121.75);
  });

  it('returns null for other text', () => {
    expect(cpuSeconds('')).toBeNull();
    expect(cpuSeconds('sh: times: not found\n')).toBeNull();
  });
});
