import fc from '@site/test/unit/properties';
import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { decompressedLength } from './decompressed-length';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom('ab', 'abc', '{', 'ä', '日', '\0'), { maxLength: 400 })
    .map((all) => all.join('')),
);

it('is the length of any text', () => {
  fc.assert(
    fc.property(text, (any) => {
      const compressed = compressToEncodedURIComponent(any);
      expect(decompressedLength(compressed)).toBe(any.length);
      // Some programs write a plus sign in a link as a space.
      expect(decompressedLength(compressed.replaceAll('+', ' '))).toBe(any.length);
    }),
    { numRuns: 300 },
  );
});

it('agrees with lz-string about noise', () => {
  const noise = fc.stringMatching(/^[A-Za-z0-9+$-]{1,60}$/);
  fc.assert(
    fc.property(noise, (any) => {
      const length = decompressedLength(any);
      if (length !== null) {
        expect(decompressFromEncodedURIComponent(any)?.length).toBe(length);
      }
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['nothing', ''],
  ['a part', compressToEncodedURIComponent('abcabcabc'.repeat(20)).slice(0, -6)],
  ['other characters', '%%%'],
  ['one wrong character', `${compressToEncodedURIComponent('abc')}`.replace(/^./, '_')],
])('is unknown for %s', (_case, compressed) => {
  expect(decompressedLength(compressed)).toBeNull();
});

it('is found for a text that is hundreds of times as long', () => {
  const bomb = compressToEncodedURIComponent('a'.repeat(200_000));
  expect(bomb.length).toBeLessThan(1_100);
  expect(decompressedLength(bomb)).toBe(200_000);
});
