import { rowsOf, shownRows } from './rows';
import type { ComponentSize } from './types';

function size(name: string, added: number): ComponentSize {
  return {
    name,
    alone: { minified: added * 4, gzip: added * 2 },
    added: { minified: added * 3, gzip: added },
  };
}

const PRODUCT = {
  id: 'mill',
  name: 'Mill',
  baseline: null,
  releases: [
    { version: '2.0.0', components: [size('Sack', 40), size('Silo', 90), size('Stone', 40)] },
    { version: '1.0.0', components: [size('Sack', 50), size('Stone', 40)] },
  ],
};
const ROWS = rowsOf(PRODUCT);
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('rowsOf', () => {
  it('compares each component with the release before', () => {
    expect(ROWS.map(({ name, since }) => [name, since])).toEqual([
      ['Sack', -10],
      ['Silo', null],
      ['Stone', 0],
    ]);
  });

  it('uses the size alone if there is no baseline', () => {
    const { alone, name } = size('Sack', 40);
    const releases = [{ version: '2.0.0', components: [{ name, alone }] }];
    expect(rowsOf({ ...PRODUCT, releases })).toEqual([
      {
        ...{ name: 'Sack', path: undefined, added: 80, alone: 80, minified: 160 },
        ...{ since: null, isNew: false },
      },
    ]);
  });

  it('is empty without a release', () => {
    expect(rowsOf({ ...PRODUCT, releases: [] })).toEqual([]);
  });
});

describe('shownRows', () => {
  it('sorts by a column, then by name', () => {
    expect(names(shownRows(ROWS, '', { key: 'added', descending: true }))).toEqual([
      'Silo',
      'Sack',
      'Stone',
    ]);
    expect(names(shownRows(ROWS, '', { key: 'name', descending: true }))).toEqual([
      'Stone',
      'Silo',
      'Sack',
    ]);
  });

  it('filters by name', () => {
    expect(names(shownRows(ROWS, ' si ', { key: 'name', descending: false }))).toEqual(['Silo']);
    expect(shownRows(ROWS, 'flour', { key: 'name', descending: false })).toEqual([]);
  });
});
