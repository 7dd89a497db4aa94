import { markdownTable } from './table';

it('uses the keys as column headers, and aligns numbers', () => {
  const rows = [
    { product: 'system', components: 4 },
    { product: 'joy-ui', components: 79 },
  ];
  expect(markdownTable(rows)).toBe(
    '| product | components |\n| --- | --: |\n| system | 4 |\n| joy-ui | 79 |',
  );
});
