/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type DashboardPage from './Dashboard';
import { figuresOf, sitesBelow } from './figures';

// After the globals that it needs.
const Dashboard = (jest.requireActual('./Dashboard') as { default: typeof DashboardPage }).default;

// A wide window with a mouse.
window.matchMedia = (query) =>
  ({
    matches: query.includes('pointer'),
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

beforeEach(() => localStorage.clear());

const summary = () => screen.getByText(/sites with figures/, { selector: '[role="status"]' });

it('shows the figures of the place chosen in the tree', async () => {
  render(<Dashboard />);
  const generated = () =>
    screen.getByText('Generated', { selector: 'dt' }).nextSibling?.textContent;
  const all = generated();
  const tree = screen.getByRole('tree', { name: 'Sites' });
  await userEvent.click(within(tree).getByText('Coast'));
  expect(screen.getByRole('heading', { level: 1, name: 'Coast' })).toBeTruthy();
  expect(summary().textContent).toBe('3 of 3 sites with figures in May 2026');
  expect(generated()).not.toBe(all);
  const grid = screen.getByRole('grid', { name: 'Sites' });
  expect(within(grid).getByText('Headland')).toBeTruthy();
  expect(within(grid).queryByText('Long Ridge')).toBeNull();
});

it('opens a site from the table with the keyboard', async () => {
  render(<Dashboard />);
  const grid = screen.getByRole('grid', { name: 'Sites' });
  await userEvent.click(within(grid).getByRole('columnheader', { name: 'Site' }));
  act(() => within(grid).getByRole('gridcell', { name: 'Mill Weir' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Mill Weir' })).toBeTruthy();
});

it('shows the chosen month, and keeps it while the field is invalid', async () => {
  render(<Dashboard />);
  const year = screen.getByRole('spinbutton', { name: 'Year' });
  await userEvent.click(year);
  await userEvent.keyboard('2025');
  expect(summary().textContent).toContain('May 2025');
  await userEvent.click(year);
  await userEvent.keyboard('1999');
  expect(screen.getByText('Choose a month from January 2025 to May 2026.')).toBeTruthy();
  expect(summary().textContent).toContain('May 2025');
});

it('offers the first month of a site that has no figures yet', async () => {
  render(<Dashboard />);
  await userEvent.click(within(screen.getByRole('tree')).getByText('Quarry Field'));
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Year' }));
  await userEvent.keyboard('2025');
  expect(screen.getByRole('heading', { name: 'No figures for May 2025' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show February 2026' }));
  expect(summary().textContent).toContain('February 2026');
});

it('adds up the sites, and reports none before the first month', () => {
  const figures = figuresOf(sitesBelow('all'), '2026-02')!;
  expect(figures.days).toHaveLength(28);
  expect(figures.output).toBe(figures.rows.reduce((total, { output }) => total + output, 0));
  expect(figures.coverage).toBeLessThanOrEqual(1);
  expect(figuresOf(sitesBelow('quarry-field'), '2026-01')).toBeNull();
});
