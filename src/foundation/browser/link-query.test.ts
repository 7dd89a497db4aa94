import { MAX_VALUE, linkParameter, linkQuery } from './link-query';

it('reads parameters', () => {
  expect(linkParameter('?a=1&b=c+d%21', 'b')).toBe('c d!');
  expect(linkParameter('a=', 'a')).toBe('');
  expect(linkParameter('?a=1', 'b')).toBeNull();
  expect([...linkQuery('?a=1&a=2')]).toEqual([
    ['a', '1'],
    ['a', '2'],
  ]);
});

it('cuts long values', () => {
  expect(linkParameter(`?a=${'x'.repeat(5_000)}`, 'a')).toBe('x'.repeat(MAX_VALUE));
});

it('parses nothing of a query that no link of the site has', () => {
  const Native = URLSearchParams;
  const parse = jest
    .spyOn(globalThis, 'URLSearchParams')
    .mockImplementation((init) => new Native(init));
  const long = `?a=1&${'b=2&'.repeat(500_000)}`;
  expect(linkParameter(long, 'a')).toBeNull();
  expect(parse.mock.calls).toEqual([['']]);
  parse.mockRestore();
});
