import { patchesTable } from './patches-table';

it('shows the figures without a patch beside those with all, and their ratio', () => {
  const table = patchesTable([
    {
      name: 'all patches',
      figures: new Map([
        ['text, JS kB', 100],
        ['text, LCP ms', 0],
      ]),
    },
    {
      name: 'lean-links',
      figures: new Map([
        ['text, JS kB', 103.5],
        ['text, LCP ms', 7],
      ]),
    },
    { name: 'head-hold', figures: new Map([['text, JS kB', 99]]) },
  ]);
  expect(table.split('\n').slice(0, 1)).toEqual([
    '|  | all patches | without lean-links | without head-hold |',
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| text, JS kB | 100.0 | 103.5 (1.03×) | 99.0 (0.99×) |',
    '| text, LCP ms | 0.0 | 7.0 (–) |  |',
  ]);
});
