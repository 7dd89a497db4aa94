import { inShard, parseShard } from './shard';

describe('parseShard', () => {
  it('parses index and total', () => {
    expect(parseShard('2/4')).toEqual({ index: 2, total: 4 });
  });

  it.each(['', '2', '0/4', '5/4', '1/4/2', 'a/b', '-1/4'])('rejects "%s"', (text) => {
    expect(() => parseShard(text)).toThrow(`Shard "${text}"`);
  });
});

describe('inShard', () => {
  const items = Array.from({ length: 400 }, (_, i) => `/page-${i}/`);

  it('assigns each item to exactly one shard', () => {
    for (const item of items) {
      const owners = [1, 2, 3].filter((index) => inShard(item, { index, total: 3 }));
      expect(owners).toHaveLength(1);
    }
  });

  it('creates shards of about the same size', () => {
    const size = items.filter((item) => inShard(item, { index: 1, total: 4 })).length;
    expect(size).toBeGreaterThan(70);
    expect(size).toBeLessThan(130);
  });
});
