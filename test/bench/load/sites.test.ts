import path from 'node:path';
import { DEFAULT_SITES, parseSites } from './sites';

describe('parseSites', () => {
  it('accepts any name with a folder', () => {
    expect(parseSites(['before=/tmp/a=b', 'after=build'])).toEqual([
      { name: 'before', dir: '/tmp/a=b' },
      { name: 'after', dir: path.resolve('build') },
    ]);
  });

  it('knows the folders of the sites that the benchmark builds, unless another one is given', () => {
    expect(parseSites(['ours', 'plain', 'starlight'])).toEqual(DEFAULT_SITES);
    expect(parseSites(['plain=/tmp/plain'])).toEqual([{ name: 'plain', dir: '/tmp/plain' }]);
  });

  it.each(['before', 'before=', '=build', ''])('rejects "%s"', (value) => {
    expect(() => parseSites([value])).toThrow(`--site is "${value}"`);
  });

  it('rejects two sites with the same name', () => {
    expect(() => parseSites(['a=x', 'a=y'])).toThrow('two sites "a"');
  });
});
