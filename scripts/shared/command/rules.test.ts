import { SHARD_RULE, parseShard } from './rules';

it('parses parts', () => {
  expect(parseShard('1/1')).toEqual({ current: 1, total: 1 });
  expect(parseShard('3/4')).toEqual({ current: 3, total: 4 });
});

it.each(['', '0/4', '5/4', '1/0', '1', '1/4/4', '-1/4', '1.5/4'])(
  'refuses the part "%s"',
  (value) => {
    expect(SHARD_RULE.fits(value)).toBe(false);
  },
);
