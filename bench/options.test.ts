import { parseOptions } from './options';

describe('parseOptions', () => {
  it('measures everything without arguments', () => {
    expect(parseOptions([])).toEqual({
      build: true,
      lighthouseRuns: 3,
      pageChangeRuns: 5,
      fewPages: false,
    });
  });

  it('does less with --quick', () => {
    expect(parseOptions(['--quick'])).toMatchObject({ lighthouseRuns: 1, fewPages: true });
  });

  it('leaves out what is not wanted', () => {
    expect(parseOptions(['--quick', '--no-lighthouse'])).toMatchObject({ lighthouseRuns: 0 });
    expect(parseOptions(['--no-build'])).toMatchObject({ build: false, lighthouseRuns: 3 });
  });

  it('refuses what it does not know', () => {
    expect(() => parseOptions(['--fast'])).toThrow('--fast');
  });
});
