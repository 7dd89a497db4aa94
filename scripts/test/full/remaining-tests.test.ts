import { remainingTests } from './remaining-tests';

const tests = ['ads', 'card', 'chip'];

describe('remainingTests', () => {
  it('returns all tests by default', () => {
    expect(remainingTests(tests, null, () => false)).toEqual({ covered: tests, left: tests });
  });

  it('skips tests that passed before', () => {
    expect(remainingTests(tests, null, (test) => test === 'card').left).toEqual(['ads', 'chip']);
  });

  it('splits the tests into shards, whichever have passed', () => {
    const shard = (current: number, passed?: string) =>
      remainingTests(tests, { current, total: 2 }, (test) => test === passed);
    expect(shard(1).covered).toEqual(['ads', 'chip']);
    expect(shard(2).covered).toEqual(['card']);
    expect(shard(1, 'ads')).toEqual({ covered: ['ads', 'chip'], left: ['chip'] });
    expect(shard(2, 'ads').left).toEqual(['card']);
  });
});
