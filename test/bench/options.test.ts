import { DEFAULT_SITES } from './load/sites';
import { readArguments } from '../../scripts/shared/command/read-arguments';
import { COMMAND, benchOptions } from './options';

function parseOptions(args: readonly string[]) {
  const given = readArguments(COMMAND, args);
  if ('help' in given) {
    throw new Error('It returned the help.');
  }
  return benchOptions(given.values);
}

describe('benchOptions', () => {
  it('measures everything by default', () => {
    expect(parseOptions([])).toEqual({
      only: undefined,
      without: [],
      sites: DEFAULT_SITES,
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

  it('measures only the loading of the given sites, a given number of times', () => {
    expect(
      parseOptions(['--only', 'load', '--runs', '7', '--site', 'a=/a', '--site=b=/b']),
    ).toMatchObject({
      only: 'load',
      lighthouseRuns: 7,
      sites: [
        { name: 'a', dir: '/a' },
        { name: 'b', dir: '/b' },
      ],
    });
  });

  it('measures the site without patches, a given number of times', () => {
    expect(
      parseOptions(['--without', 'lean-links', '--without=head-hold', '--runs', '9']),
    ).toMatchObject({ without: ['lean-links', 'head-hold'], visitRuns: 9 });
    expect(() => parseOptions(['--without', 'links'])).toThrow(
      '--without is "links". Give one of base-styles, ',
    );
  });

  it('rejects unknown arguments and values', () => {
    expect(() => parseOptions(['--fast'])).toThrow('--fast');
    expect(() => parseOptions(['--only', 'search'])).toThrow('--only is "search"');
    expect(() => parseOptions(['--only', 'load', '--no-lighthouse'])).toThrow('--no-lighthouse');
    expect(() => parseOptions(['--runs', '0'])).toThrow('--runs is "0"');
  });
});
