/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSettings, shortcuts } from '@site/src/reader/settings';
import { registerShortcut, runShortcut } from './actions';
import { KeyboardShortcuts } from './KeyboardShortcuts';

const pressed: string[] = [];

function Page() {
  const link = (name: string) => (
    // eslint-disable-next-line @docusaurus/no-html-links -- mock of the paginator's link
    <a
      href={`/${name}/`}
      className={`pagination-nav__link pagination-nav__link--${name}`}
      onClick={(event) => {
        event.preventDefault();
        pressed.push(name);
      }}
    >
      {name}
    </a>
  );
  return (
    <>
      <KeyboardShortcuts />
      <input />
      {link('prev')}
      {link('next')}
    </>
  );
}

// In user-event, a bracket starts a key code, and two brackets type a bracket.
const KEYS = { previous: '[[', next: ']', help: '?', search: '/' };

afterEach(() => {
  pressed.length = 0;
  act(resetSettings);
});

it("navigates to the previous and next page through the page's links", async () => {
  render(<Page />);
  await userEvent.keyboard(KEYS.next);
  await userEvent.keyboard(KEYS.previous);
  expect(pressed).toEqual(['next', 'prev']);
});

it('does nothing if there is no such page', async () => {
  render(<KeyboardShortcuts />);
  await userEvent.keyboard(KEYS.next);
  expect(pressed).toEqual([]);
});

it('does nothing while the reader types', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('textbox'), `${KEYS.next}${KEYS.help}`);
  expect(screen.getByRole('textbox')).toHaveValue(']?');
  expect(pressed).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does nothing if single-key shortcuts are off', async () => {
  render(<Page />);
  act(() => shortcuts.set('off'));
  await userEvent.keyboard(`${KEYS.next}${KEYS.help}`);
  expect(pressed).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens and closes the list of available shortcuts', async () => {
  render(<Page />);
  await userEvent.keyboard(KEYS.help);
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const rows = () =>
    within(list)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'ActionKeys',
    'Go to the previous page[',
    'Go to the next page]',
    'Show keyboard shortcuts?',
    'Move within a list of the sidebar↑↓',
  ]);
  await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('lists the shortcuts of search only if there is a search', async () => {
  render(<Page />);
  const search = jest.fn();
  const used = jest.fn();
  document.addEventListener('keydown', used);
  await userEvent.keyboard(KEYS.search);
  expect(used.mock.calls[0][0]).toHaveProperty('defaultPrevented', false);

  const takeBack = registerShortcut('search', search);
  await userEvent.keyboard(KEYS.search);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(search).toHaveBeenCalledTimes(2);
  expect(used.mock.calls[1][0]).toHaveProperty('defaultPrevented', true);

  act(() => runShortcut('help'));
  expect(await screen.findByRole('row', { name: 'Search / or Ctrl K' })).toBeVisible();
  takeBack();
  document.removeEventListener('keydown', used);
});

it('notes in the list that single-key shortcuts are off', async () => {
  render(<Page />);
  act(() => shortcuts.set('off'));
  act(() => runShortcut('help'));
  expect(
    await screen.findByText('Single-key shortcuts are turned off in the settings.'),
  ).toBeVisible();
});

it('stops listening on unmount', async () => {
  const { unmount } = render(<Page />);
  unmount();
  render(
    // eslint-disable-next-line @docusaurus/no-html-links -- mock of the paginator's link
    <a href="/next/" className="pagination-nav__link--next" onClick={() => pressed.push('next')}>
      next
    </a>,
  );
  await userEvent.keyboard(KEYS.next);
  expect(pressed).toEqual([]);
});
