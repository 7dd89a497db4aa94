/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkedPre } from './LinkedPre';

const link = (name: string, tabIndex: string) =>
  `<a href="/api/chip/${name ? `#chip-prop-${name}` : ''}" data-api="Chip${name && `.${name}`}"${tabIndex}>${name || 'Chip'}</a>`;

const HTML = [link('', ''), link('label', ' tabindex="-1"'), link('gone', ' tabindex="-1"')].join(
  ' ',
);

const HINTS = {
  '': { html: 'A <b>chip</b>.' },
  label: { type: 'ReactNode', default: "'a'", required: true, deprecated: true, html: 'Its text.' },
};

const fetchJson = jest.fn(async () => ({ ok: true, json: async () => HINTS }));

globalThis.fetch = fetchJson as unknown as typeof fetch;

const onFollow = jest.fn();
const preload = jest.fn();
Object.assign(window, { docusaurus: { preload } });

async function renderCode() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <LinkedPre tabIndex={0} onFollow={onFollow}>
      <code dangerouslySetInnerHTML={{ __html: HTML }} />
    </LinkedPre>,
  );
  return user;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const names = () => screen.getAllByRole('link').map(({ tabIndex }) => tabIndex);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the description while a link has focus', async () => {
  const user = await renderCode();
  expect(fetchJson).not.toHaveBeenCalled();
  await user.tab();
  await user.tab();
  await pass(10);
  expect(screen.getByRole('tooltip')).toHaveTextContent('ChipA chip.');
  expect(screen.getByRole('link', { name: 'Chip' })).toHaveAccessibleDescription('Chip A chip .');
  await user.keyboard('{ArrowRight}');
  await pass(10);
  expect(screen.getByRole('tooltip')).toHaveTextContent(
    "Chip.labelRequiredDeprecatedTypeReactNodeDefault'a'Its text.",
  );
  expect(fetchJson.mock.calls).toEqual([['http://localhost/api/chip/hints.json']]);
  await user.keyboard('{Escape}');
  await pass(10);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('shows the hint after a hover delay, and keeps it while the pointer is over it', async () => {
  await renderCode();
  const over = (target: Element) => fireEvent.pointerOver(target, { pointerType: 'mouse' });
  over(screen.getByRole('link', { name: 'label' }));
  await pass(200);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(100);
  const hint = screen.getByRole('tooltip');
  fireEvent.pointerLeave(screen.getByRole('link', { name: 'label' }).closest('pre')!);
  await pass(100);
  fireEvent.pointerEnter(hint);
  await pass(1000);
  expect(hint).toBeInTheDocument();
  fireEvent.pointerLeave(hint);
  await pass(300);
  expect(hint).not.toBeInTheDocument();
});

it('hides the hint if the pointer leaves just as it appears', async () => {
  await renderCode();
  const name = screen.getByRole('link', { name: 'label' });
  fireEvent.pointerOver(name, { pointerType: 'mouse' });
  await pass(200);
  act(() => {
    jest.advanceTimersByTime(50);
    // Before React renders the hint.
    fireEvent.pointerLeave(name.closest('pre')!);
  });
  await pass(100);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('loads the page of a link that the reader points at', async () => {
  await renderCode();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'label' }), { pointerType: 'mouse' });
  expect(preload).toHaveBeenLastCalledWith('/api/chip/');
});

it('shows no hint for a prop without a description', async () => {
  const user = await renderCode();
  await user.tab();
  await user.tab();
  await user.keyboard('{End}');
  await pass(10);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('has one tab stop, which arrow keys move', async () => {
  const user = await renderCode();
  expect(names()).toEqual([0, -1, -1]);
  await user.tab();
  await user.tab();
  for (const [key, reached] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['End', 2],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(screen.getAllByRole('link')[reached]).toHaveFocus();
    expect(names()[reached]).toBe(0);
    expect(names().filter((one) => one === 0)).toHaveLength(1);
  }
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('navigates inside the site on a plain click', async () => {
  await renderCode();
  fireEvent.click(screen.getByRole('link', { name: 'label' }));
  expect(onFollow.mock.calls).toEqual([['/api/chip/#chip-prop-label']]);
  const isLeftToTheBrowser = fireEvent.click(screen.getByRole('link', { name: 'Chip' }), {
    ctrlKey: true,
  });
  expect(isLeftToTheBrowser).toBe(true);
  expect(onFollow).toHaveBeenCalledTimes(1);
});

it('passes on clicks and keys outside links', () => {
  const onClick = jest.fn();
  const onKeyDown = jest.fn();
  render(
    <LinkedPre onFollow={onFollow} onClick={onClick} onKeyDown={onKeyDown}>
      <code dangerouslySetInnerHTML={{ __html: `${HTML} rest` }} />
    </LinkedPre>,
  );
  const link = screen.getByRole('link', { name: 'Chip' });
  fireEvent.click(link);
  fireEvent.keyDown(link, { key: 'Enter' });
  expect(onClick).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.click(link.parentElement!);
  fireEvent.keyDown(link.parentElement!, { key: 'a' });
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});
