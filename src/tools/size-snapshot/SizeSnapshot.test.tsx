/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SizeSnapshot } from './SizeSnapshot';
import type { ProductSizes } from './types';

let search = '';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ search }) }));

const size = (name: string, gzip: number) => ({
  name,
  path: `/mill/api/${name.toLowerCase()}/`,
  alone: { minified: 6 * gzip, gzip: 2 * gzip },
  added: { minified: 3 * gzip, gzip },
});

const PRODUCTS: ProductSizes[] = [
  {
    id: 'mill',
    name: 'Mill',
    baseline: "import { Theme } from '@mill/ui';",
    releases: [
      {
        version: '2.0.0',
        components: [size('Sack', 1200), { ...size('Silo', 9000), isNew: true }, size('Lab', 10)],
      },
      { version: '1.0.0', components: [size('Sack', 1500)] },
    ],
  },
  {
    id: 'harbor',
    name: 'Harbor',
    baseline: null,
    releases: [{ version: '5.0.0', components: [size('Crane', 4000)] }],
  },
];

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ]);

beforeEach(() => {
  search = '';
});

it('shows the largest component of the first product first', () => {
  render(<SizeSnapshot products={PRODUCTS} />);
  expect(rows()).toEqual([
    ['Silo', '9.0 kB', '18.0 kB', '54.0 kB', 'new'],
    ['Sack', '1.2 kB', '2.4 kB', '7.2 kB', '-0.3 kB'],
    ['Lab', '0.0 kB', '0.0 kB', '0.1 kB', '–'],
  ]);
  expect(screen.getByRole('link', { name: 'Silo' })).toHaveAttribute('href', '/mill/api/silo/');
  expect(screen.getByText("import { Theme } from '@mill/ui';")).toBeVisible();
});

it('sorts by a column, and the other way when it is pressed again', async () => {
  render(<SizeSnapshot products={PRODUCTS} />);
  const header = screen.getByRole('columnheader', { name: 'Component' });
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(rows().map(([name]) => name)).toEqual(['Lab', 'Sack', 'Silo']);
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(rows().map(([name]) => name)).toEqual(['Silo', 'Sack', 'Lab']);
});

it('filters by name and shows another product', async () => {
  render(<SizeSnapshot products={PRODUCTS} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'sa');
  expect(rows().map(([name]) => name)).toEqual(['Sack']);
  expect(screen.getByRole('status')).toHaveTextContent('1 component');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Harbor');
  expect(screen.getByText('No component is called “sa”.')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(rows()).toEqual([['Crane', '4.0 kB', '8.0 kB', '24.0 kB']]);
});

it('starts with the product and filter of the URL', () => {
  search = '?product=harbor&filter=Crane';
  render(<SizeSnapshot products={PRODUCTS} />);
  expect(screen.getByRole('combobox', { name: 'Product' })).toHaveValue('harbor');
  expect(screen.getByRole('searchbox')).toHaveValue('Crane');
});

it('ignores an unknown product in the URL', () => {
  search = '?product=abyss';
  render(<SizeSnapshot products={PRODUCTS} />);
  expect(screen.getByRole('combobox', { name: 'Product' })).toHaveValue('mill');
});

it('filters by the start of a long text in the URL', () => {
  search = `?filter=${'a'.repeat(5_000)}`;
  render(<SizeSnapshot products={PRODUCTS} />);
  expect(screen.getByRole('searchbox')).toHaveValue('a'.repeat(200));
});

it('says why there are no sizes in the dev server', () => {
  render(<SizeSnapshot products={[]} />);
  expect(screen.getByText(/^This build has no sizes\./)).toBeVisible();
});
