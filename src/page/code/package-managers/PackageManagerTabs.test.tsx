/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, within } from '@testing-library/react';
import { packageManager } from '@site/src/reader/settings';
import userEvent from '@testing-library/user-event';
import { FirstSizeObserver } from '@site/test/unit/resize-observer';
import { PackageManagerTabs } from './PackageManagerTabs';

const mockLocation = { pathname: '/install/', search: '', hash: '' };
const mockReplace = jest.fn();
jest.mock('@docusaurus/router', () => ({
  useLocation: () => mockLocation,
  useHistory: () => ({ location: mockLocation, replace: mockReplace }),
}));

globalThis.ResizeObserver = FirstSizeObserver;

const COMMANDS = { npm: 'npm i a', pnpm: 'pnpm add a', yarn: 'yarn add a', bun: 'bun add a' };

const selected = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

window.matchMedia = (() => ({
  matches: false,
  addEventListener() {},
})) as unknown as typeof window.matchMedia;

beforeEach(() => {
  mockLocation.search = '';
  act(() => packageManager.set('npm'));
});

it('has a tab and a panel for each package manager', () => {
  render(<PackageManagerTabs {...COMMANDS} title="Shell" />);
  expect(screen.getByText('Shell')).toBeInTheDocument();
  expect(screen.getByRole('tablist', { name: 'Package manager' })).toBeInTheDocument();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
  for (const tab of tabs) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAccessibleName(tab.textContent ?? '');
    expect(panel).toHaveTextContent(COMMANDS[tab.textContent as 'npm']);
  }
});

it('applies the selection to all tabs of the page', async () => {
  render(
    <>
      <PackageManagerTabs {...COMMANDS} />
      <PackageManagerTabs {...COMMANDS} />
    </>,
  );
  await userEvent.click(screen.getAllByRole('tab', { name: 'yarn' })[1]!);
  expect(selected()).toEqual(['yarn', 'yarn']);
});

it('copies the commands of the focused panel with the keyboard', async () => {
  const user = userEvent.setup();
  render(<PackageManagerTabs {...COMMANDS} />);
  const panel = screen.getByRole('tabpanel', { name: 'yarn' });
  act(() => within(panel).getByRole('group').focus());
  await user.keyboard('{Control>}c{/Control}');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('yarn add a');
});

it('copies the commands of the selected package manager', async () => {
  const user = userEvent.setup();
  render(<PackageManagerTabs {...COMMANDS} />);
  await user.click(screen.getByRole('tab', { name: 'bun' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('bun add a');
});

it('selects with the keyboard', async () => {
  render(<PackageManagerTabs {...COMMANDS} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'bun' })).toHaveFocus();
  expect(selected()).toEqual(['bun']);
});

it('selects the package manager of a link, without storing it', () => {
  mockLocation.search = '?s=1&package-manager=yarn';
  render(<PackageManagerTabs {...COMMANDS} />);
  expect(selected()).toEqual(['yarn']);
  expect(localStorage.getItem(packageManager.key)).toBe('npm');
});

it.each(['?package-manager=cargo', '?package-manager=', '?a-package-manager=bun'])(
  'ignores a link with %s',
  (search) => {
    mockLocation.search = search;
    render(<PackageManagerTabs {...COMMANDS} />);
    expect(selected()).toEqual(['npm']);
  },
);

it('updates the link when the reader selects another one', async () => {
  mockLocation.search = '?s=1&package-manager=yarn';
  render(<PackageManagerTabs {...COMMANDS} />);
  await userEvent.click(screen.getByRole('tab', { name: 'bun' }));
  expect(selected()).toEqual(['bun']);
  expect(localStorage.getItem(packageManager.key)).toBe('bun');
  expect(mockReplace.mock.calls).toEqual([
    [{ ...mockLocation, search: '?s=1&package-manager=bun' }],
  ]);
});
