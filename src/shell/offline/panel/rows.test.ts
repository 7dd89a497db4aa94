import { formatBytes } from './KeepRow';
import { rowsOf } from './rows';

const set = (id: string, hash = 'a') => ({
  id,
  productName: id,
  version: '1.0.0',
  pages: 1,
  bytes: 10,
  hash,
  list: '',
});
const kept = (id: string, hash = 'a') => ({ id, label: `${id} 1.0.0`, hash, bytes: 9, files: {} });

it('shows the state of each set', () => {
  const rows = rowsOf({
    offered: [set('new'), set('broken'), set('same'), set('changed', 'b'), set('halved', 'b')],
    kept: {
      sets: [kept('same'), kept('changed'), kept('halved'), kept('gone')],
      pending: [kept('broken'), kept('halved', 'b'), kept('begun and gone')],
    },
  });
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    ['new', 'offered'],
    ['broken', 'partial'],
    ['same', 'kept'],
    ['changed', 'outdated'],
    ['halved', 'interrupted'],
    ['gone', 'withdrawn'],
    ['begun and gone', 'partial'],
  ]);
});

it('shows downloads while the list fails to load', () => {
  const rows = rowsOf({ offered: null, kept: { sets: [kept('joy')], pending: [] } });
  expect(rows).toEqual([{ id: 'joy', label: 'joy 1.0.0', bytes: 9, status: 'kept' }]);
});

it.each([
  [999, '1 kB'],
  [345_678, '346 kB'],
  [12_345_678, '12.3 MB'],
  [2_000_000_000, '2 GB'],
])('formats %d bytes as %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en')).toBe(expected);
});
