import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import fc from '@site/test/unit/properties';
import { arbitraryTheme } from '@site/packages/theme-kit/src/testing/theme-arbitrary';
import { PRESETS } from './presets';
import { themeFromHash, themeToHash } from './theme-link';

jest.mock('lz-string', () => {
  const actual = jest.requireActual<typeof import('lz-string')>('lz-string');
  return {
    ...actual,
    decompressFromEncodedURIComponent: jest.fn(actual.decompressFromEncodedURIComponent),
  };
});

const link = (value: unknown) => `#theme=${compressToEncodedURIComponent(JSON.stringify(value))}`;

it('reads and writes a fragment', () => {
  const hash = themeToHash(PRESETS[0]!.theme)!;
  expect(hash).toMatch(/^#theme=[\w+$-]+$/);
  expect(hash.length).toBeLessThan(2000);
  expect(themeFromHash(hash)).toEqual(PRESETS[0]!.theme);
});

it.each(['', '#', '#presets', '#theme'])('finds no theme in %j', (hash) => {
  expect(themeFromHash(hash)).toBeNull();
});

it.each([
  ['an empty link', '#theme=', 'damaged or incomplete'],
  ['a cut link', themeToHash(PRESETS[0]!.theme)!.slice(0, 40), 'The theme'],
  ['other characters', '#theme=%%%', 'The theme'],
  ['too long a link', `#theme=${'a'.repeat(8_001)}`, 'has 8001 characters; at most 8000'],
  ['other data', link(['spacing']), 'must be an object'],
  ['an unknown key', link({ spacing: 8, shadows: [] }), '`shadows` isn’t supported'],
  ['a value out of range', link({ spacing: 100 }), '`spacing` must be a number from 2 to 16'],
  ['a foreign URL', link({ typography: { fontFamily: 'url(//evil.example)' } }), 'font names'],
])('refuses %s with a sentence', (_case, hash, message) => {
  expect(() => themeFromHash(hash)).toThrow(message.replaceAll('’', "'"));
});

it('refuses a short link that expands to a long text', () => {
  const hash = link({ typography: { fontFamily: 'a'.repeat(200_000) } });
  expect(hash.length).toBeLessThan(8_000);
  jest.mocked(decompressFromEncodedURIComponent).mockClear();
  expect(() => themeFromHash(hash)).toThrow('at most 20000 are allowed');
  expect(decompressFromEncodedURIComponent).not.toHaveBeenCalled();
});

it("doesn't write a link that it wouldn't read", () => {
  let random = 7;
  const next = () => (random = (random * 48_271) % 2_147_483_647);
  const fontFamily = Array.from({ length: 20_000 }, () =>
    String.fromCharCode(0x4e00 + (next() % 20_000)),
  ).join('');
  expect(themeToHash({ typography: { fontFamily } })).toBeNull();
});

it("doesn't change the prototype of objects", () => {
  const json = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
  expect(() => themeFromHash(`#theme=${compressToEncodedURIComponent(json)}`)).toThrow();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('reads links back', () => {
  for (const theme of fc.sample(arbitraryTheme, 1000)) {
    const hash = themeToHash(theme);
    expect(hash).not.toBeNull();
    expect(themeFromHash(hash!)).toEqual(theme);
  }
});
