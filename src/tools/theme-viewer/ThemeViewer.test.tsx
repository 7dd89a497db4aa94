/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeViewer } from './ThemeViewer';
import type { ThemeEntry } from './types';

let mockSearch = '';
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ search: mockSearch }) }), {
  virtual: true,
});

const ENTRIES: ThemeEntry[] = [
  {
    key: 'palette',
    children: [
      { key: 'mode', value: '"light"', dark: '"dark"' },
      { key: 'primary', children: [{ key: 'main', value: '"#1976d2"', dark: '"#90caf9"' }] },
    ],
  },
  { key: 'shadows', children: [{ key: '0', value: '"none"' }] },
];

const value = (name: RegExp) => screen.queryByRole('button', { name });
const selected = () => within(screen.getByRole('region', { name: 'Selected value' }));

beforeEach(() => {
  mockSearch = '';
});

it('opens and closes its parts', async () => {
  render(<ThemeViewer entries={ENTRIES} />);
  expect(value(/^mode/)).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(value(/^mode/)).toBeVisible();
  expect(value(/^main/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(value(/^mode/)).not.toBeVisible();
});

it('filters by path and by value, in both modes', () => {
  render(<ThemeViewer entries={ENTRIES} />);
  const filter = screen.getByRole('searchbox', { name: 'Filter by name or value' });
  fireEvent.change(filter, { target: { value: 'palette.primary' } });
  expect(value(/^main/)).toBeVisible();
  expect(value(/^mode/)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 value');
  fireEvent.change(filter, { target: { value: '#90CAF9' } });
  expect(value(/^main/)).toBeVisible();
  fireEvent.change(filter, { target: { value: 'teal' } });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing in the theme matches “teal”.');
});

it('shows the path and both values of a selected entry', async () => {
  mockSearch = '?expand-path=$.palette';
  const user = userEvent.setup();
  render(<ThemeViewer entries={ENTRIES} />);
  expect(value(/^main/)).not.toBeVisible();
  await user.click(value(/^mode/)!);
  expect(value(/^mode/)).toHaveAttribute('aria-pressed', 'true');
  expect(selected().getByText('theme.palette.mode')).toBeVisible();
  expect(selected().getByText('"dark"')).toBeVisible();
  await user.click(selected().getAllByRole('button')[2]!);
  expect(await navigator.clipboard.readText()).toBe('dark');
});

it.each(['$.palette.primary', 'palette.primary', '$.shadows[0]'])('opens the path %s', (path) => {
  mockSearch = `?expand-path=${encodeURIComponent(path)}`;
  render(<ThemeViewer entries={ENTRIES} />);
  expect(value(path.includes('shadows') ? /^0/ : /^main/)).toBeVisible();
});

it('renders a long path as fast as a short one', () => {
  mockSearch = '?expand-path=$';
  let reads = 0;
  const entries = ENTRIES.map((entry) => ({
    ...entry,
    get key() {
      reads += 1;
      return entry.key;
    },
  })) as ThemeEntry[];
  const { unmount } = render(<ThemeViewer entries={entries} />);
  const forShort = reads;
  unmount();
  reads = 0;
  for (mockSearch of ['.a', '[0]', '.palette']) {
    mockSearch = `?expand-path=$.palette${mockSearch.repeat(2_000)}`;
    render(<ThemeViewer entries={entries} />).unmount();
  }
  expect(reads).toBe(3 * forShort);
});

it.each(['', '<script>', '$.none', '$..'])('ignores the path %j', (path) => {
  mockSearch = `?expand-path=${encodeURIComponent(path)}`;
  render(<ThemeViewer entries={ENTRIES} />);
  expect(value(/^mode/)).not.toBeVisible();
});
