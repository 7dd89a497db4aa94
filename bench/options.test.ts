import { parseOptions } from './options';

describe('parseOptions', () => {
  it('measures everything by default', () => {
    expect(parseOptions([])).toEqual({
      build: true,
      lighthouseRuns: 3,
      visitRuns: 5,
      fewPages: false,
    });
  });

  it('measures less with --quick', () => {
    expect(parseOptions(['--quick'])).toMatchObject({ lighthouseRuns: 1, fewPages: true });
  });

  it('skips Lighthouse with --no-lighthouse', () => {
    expect(parseOptions(['--quick', '--no-lighthouse'])).toMatchObject({ lighthouseRuns: 0 });
    expect(parseOptions(['--no-build'])).toMatchObject({ build: false, lighthouseRuns: 3 });
  });

  it('rejects unknown arguments', () => {
    expect(() => parseOptions(['--fast'])).toThrow('--fast');
  });
});
