import { START, readAddress, searchOf } from './address';

describe('readAddress', () => {
  it.each([
    ['', START],
    ['?query=trash&theme=TwoTone', { query: 'trash', theme: 'TwoTone', selected: '' }],
    ['?theme=two+tone', { ...START, theme: 'TwoTone' }],
    ['?theme=Neon', START],
    ['?selected=AcUnit', { ...START, selected: 'AcUnit' }],
  ])('reads %j', (search, address) => {
    expect(readAddress(search)).toEqual(address);
  });
});

describe('a hostile link', () => {
  it('is cut', () => {
    const { query, selected } = readAddress(
      `?query=${'a+'.repeat(2_000)}&selected=${'B'.repeat(2_000)}`,
    );
    expect([query.length, selected.length]).toEqual([200, 200]);
  });

  it('is ignored if it is longer than any link of the site', () => {
    const search = `?query=a&${'x=1&'.repeat(100_000)}`;
    expect(readAddress(search)).toEqual(START);
    expect(searchOf({ ...START, query: 'b' }, search)).toBe('?query=b');
  });
});

describe('searchOf', () => {
  it('writes what differs from the start', () => {
    expect(searchOf({ query: 'a b', theme: 'Sharp', selected: '' }, '')).toBe(
      '?query=a+b&theme=Sharp',
    );
    expect(searchOf(START, '?query=a&selected=AcUnit')).toBe('');
  });

  it('keeps other parameters', () => {
    expect(searchOf({ ...START, selected: 'Add' }, '?userLanguage=zh&query=a')).toBe(
      '?userLanguage=zh&selected=Add',
    );
  });

  it('writes what readAddress reads', () => {
    const address = { query: 'ä&=?', theme: 'Rounded', selected: 'X' } as const;
    expect(readAddress(searchOf(address, ''))).toEqual(address);
  });
});
