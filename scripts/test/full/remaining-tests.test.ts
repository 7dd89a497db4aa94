import type { BrowserTest } from './browser-test';
import { remainingTests } from './remaining-tests';

const ads: BrowserTest = { file: 'test/browser/ads.spec.ts', titles: ['shows an ad'], page: null };
const card: BrowserTest = {
  file: 'test/browser/routes.spec.ts',
  titles: ['/card/ hydrates'],
  page: '/card/',
};
const chip: BrowserTest = {
  file: 'test/browser/routes.spec.ts',
  titles: ['/chip/ hydrates'],
  page: '/chip/',
};
const tests = [ads, card, chip];

const run = {
  places: [],
  sources: new Map([
    ['/card/', 'docs-joy/components/card/card.mdx'],
    ['/chip/', 'docs-joy/components/chip/chip.mdx'],
  ]),
  shard: null,
  hasPassed: (_test: BrowserTest) => false,
};

describe('remainingTests', () => {
  it('returns all tests by default', () => {
    expect(remainingTests(tests, run)).toEqual({ covered: tests, left: tests });
  });

  it.each([
    ['the pages of a folder', ['docs-joy/components/card'], [card]],
    ['a folder with a slash at its end', ['docs-joy/components/'], [card, chip]],
    ['a page', ['docs-joy/components/chip/chip.mdx'], [chip]],
    ['a test file', ['test/browser/ads.spec.ts'], [ads]],
    ['several places', ['test/browser/ads.spec.ts', 'docs-joy/components/card'], [ads, card]],
    ['no folder whose name only starts the same', ['docs-joy/components/car'], []],
  ])('limits the tests to %s', (_case, places, expected) => {
    expect(remainingTests(tests, { ...run, places }).covered).toEqual(expected);
  });

  it('skips tests that passed before', () => {
    const hasPassed = (test: BrowserTest) => test === card;
    expect(remainingTests(tests, { ...run, hasPassed }).left).toEqual([ads, chip]);
  });

  it('splits the tests into shards, whichever have passed', () => {
    const shard = (current: number, hasPassed = run.hasPassed) =>
      remainingTests(tests, { ...run, hasPassed, shard: { current, total: 2 } });
    expect(shard(1).covered).toEqual([ads, chip]);
    expect(shard(2).covered).toEqual([card]);
    expect(shard(1, (test) => test === ads)).toEqual({ covered: [ads, chip], left: [chip] });
    expect(shard(2, (test) => test === ads).left).toEqual([card]);
  });
});
