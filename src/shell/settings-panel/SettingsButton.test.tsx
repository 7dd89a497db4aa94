/** @jest-environment ./test/unit/jsdom-environment.ts */
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { act, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerShortcut } from '@site/src/shell/keyboard';
import { removeReaderTheme, saveReaderTheme } from '@site/src/reader/reader-theme';
import {
  apiViews,
  codeVariant,
  docsColors,
  getSettings,
  mode,
  packageManager,
  resetSettings,
  shortcuts,
} from '@site/src/reader/settings';
import { consent } from '@site/src/reader/consent';
import { SettingsButton } from './SettingsButton';

// Virtual modules of the Docusaurus bundle.
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useAllDocsData: jest.fn() }));

/** Mocks pages at these paths. */
function mockPages(...paths: string[]) {
  const versions = [{ docs: paths.map((path) => ({ id: path, path })) }];
  jest.mocked(useAllDocsData).mockReturnValue({ 'docs-material': { versions } } as never);
}

const button = () => screen.getByRole('button', { name: 'Settings' });

async function openPanel() {
  render(<SettingsButton />);
  await userEvent.click(button());
  return within(await screen.findByRole('dialog', { name: 'Settings' }));
}

type Panel = Awaited<ReturnType<typeof openPanel>>;

function choose(panel: Panel, group: string, choice: string) {
  return userEvent.click(
    within(panel.getByRole('group', { name: group })).getByRole('radio', { name: choice }),
  );
}

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => mockPages());
afterEach(() => {
  jest.restoreAllMocks();
  act(resetSettings);
});

it('exposes whether the panel is open, and receives focus after closing', async () => {
  const panel = await openPanel();
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
});

it('shows the current settings', async () => {
  const panel = await openPanel();
  const chosen = panel.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(chosen.map(({ value }) => value)).toEqual(['system', 'ltr', 'comfortable']);
  expect(panel.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
  expect(panel.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked();
});

it('applies each choice immediately', async () => {
  const panel = await openPanel();
  await choose(panel, 'Mode', 'Dark');
  expect(getSettings()).toMatchObject({ paletteMode: 'dark' });
  await choose(panel, 'Direction', 'Right to left');
  expect(getSettings().direction).toBe('rtl');
  await choose(panel, 'Demo density', 'Compact');
  expect(getSettings().dense).toBe(true);
  await choose(panel, 'Demo density', 'Comfortable');
  expect(getSettings().dense).toBe(false);
  await userEvent.click(panel.getByRole('switch'));
  expect(shortcuts.get()).toBe('off');
  expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('resets everything, and confirms it until the next choice', async () => {
  const panel = await openPanel();
  await choose(panel, 'Mode', 'Dark');
  await choose(panel, 'Demo density', 'Compact');
  // Their controls are elsewhere.
  const others = [shortcuts, packageManager, codeVariant, apiViews.props, docsColors];
  const defaults = others.map(({ get }) => get());
  act(() => {
    shortcuts.set('off');
    packageManager.set('yarn');
    codeVariant.set('JS');
    apiViews.props.set('collapsed');
    docsColors.set('on\n--site-link:#004d40;\n--site-link:#b2dfdb;');
    consent.set('granted');
  });
  await userEvent.click(panel.getByRole('button', { name: 'Reset to defaults' }));
  expect([mode.get(), getSettings()]).toEqual([
    'system',
    { dense: false, direction: 'ltr', paletteMode: 'light' },
  ]);
  expect(others.map(({ get }) => get())).toEqual(defaults);
  expect(consent.get()).toBe('granted');
  expect(panel.getByRole('status')).toHaveTextContent(
    'All settings were reset to their defaults. Downloads and your privacy choice are unchanged.',
  );
  expect(scrollIntoView.mock.contexts).toEqual([panel.getByRole('status')]);
  await choose(panel, 'Mode', 'Light');
  expect(panel.getByRole('status')).toBeEmptyDOMElement();
});

it('works when the browser blocks storage, and shows a notice', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const panel = await openPanel();
  expect(panel.getByText(/blocks storage/)).toBeVisible();
  await choose(panel, 'Mode', 'Dark');
  await choose(panel, 'Direction', 'Right to left');
  expect(getSettings()).toMatchObject({ paletteMode: 'dark', direction: 'rtl' });
});

it('shows no notice when storage is available', async () => {
  const panel = await openPanel();
  expect(panel.queryByText(/blocks storage/)).toBeNull();
});

it('opens the list of shortcuts', async () => {
  const help = jest.fn();
  const takeBack = registerShortcut('help', help);
  const panel = await openPanel();
  await userEvent.click(panel.getByRole('button', { name: 'Show all shortcuts' }));
  expect(help).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  takeBack();
});

it('links to the color tool if its page exists', async () => {
  mockPages('/material-ui/customization/color');
  const panel = await openPanel();
  const link = panel.getByRole('link', { name: 'Edit documentation colors' });
  expect(link).toHaveAttribute('href', '/material-ui/customization/color/#playground');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has nothing about a theme if the reader has none and the site no studio', async () => {
  const panel = await openPanel();
  expect(panel.queryByText('Demo theme')).toBeNull();
});

it('switches the theme of the reader, and links to the studio', async () => {
  mockPages('/material-ui/customization/theme-studio/');
  await saveReaderTheme({ spacing: 6 });
  const panel = await openPanel();
  const toggle = panel.getByRole('switch', { name: 'Use your theme in all demos' });
  expect(toggle).toBeChecked();
  await userEvent.click(toggle);
  expect(toggle).not.toBeChecked();
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
  await userEvent.click(panel.getByRole('button', { name: 'Reset to defaults' }));
  expect(toggle).not.toBeChecked();
  expect(panel.getByRole('link', { name: 'Edit your theme' })).toHaveAttribute(
    'href',
    '/material-ui/customization/theme-studio/',
  );
  act(removeReaderTheme);
  expect(panel.getByRole('link', { name: 'Make your own theme' })).toBeVisible();
});

it('has no link to the color tool without its page', async () => {
  mockPages('/material-ui/customization/theming/');
  const panel = await openPanel();
  expect(panel.queryByRole('link')).toBeNull();
});
