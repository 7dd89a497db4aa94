import { formatAddresses, mergeAddresses, missingAddresses, parseAddresses } from './address-list';

const TEXT = '/\n/button/\n  #basics\n  #sizes\n/card/\n';
const list = parseAddresses(TEXT);

it('reads what it writes, sorted', () => {
  expect(formatAddresses(list)).toBe(TEXT);
  expect(formatAddresses(new Map([...list].reverse()))).toBe(TEXT);
});

it.each(['button/', '  #basics', '/a/\n #b', '/a/\n<<<<<<<'])('rejects %j', (text) => {
  expect(() => parseAddresses(text)).toThrow(/^lines\/\d\/published-addresses\.txt:\d: received/);
});

it('adds addresses and removes none', () => {
  const merged = mergeAddresses(list, parseAddresses('/button/\n  #color\n/chip/\n'));
  expect(formatAddresses(merged)).toBe(
    '/\n/button/\n  #basics\n  #color\n  #sizes\n/card/\n/chip/\n',
  );
});

it('finds missing pages and anchors', () => {
  const ids = parseAddresses('/\n/button/\n  #sizes\n  #other\n');
  expect(missingAddresses(list, ids, new Set())).toEqual(['/button/#basics', '/card/']);
});

it('accepts moved pages', () => {
  const ids = parseAddresses('/\n/button/\n  #basics\n  #sizes\n');
  expect(missingAddresses(list, ids, new Set(['/card/']))).toEqual([]);
});
