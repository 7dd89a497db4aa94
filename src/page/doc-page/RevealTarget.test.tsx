/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RevealTarget } from './RevealTarget';

let mockIsBrowser = true;
const replace = jest.fn();
let mockHistory = { action: 'PUSH', location: { hash: '' }, replace };

jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser);
jest.mock('@docusaurus/router', () => ({
  useHistory: () => mockHistory,
  useLocation: () => mockHistory.location,
}));

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;
Object.assign(window, { requestAnimationFrame: queueMicrotask });

function Page() {
  return (
    <>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a link of the content */}
      <a href="#part">Link</a>
      <details>
        <p id="part">Part</p>
      </details>
      <RevealTarget />
    </>
  );
}

const details = () => screen.getByRole('group');

type Navigate = (action: string, hash: string) => Promise<void>;

async function open(action: string, hash: string): Promise<Navigate> {
  const show = (next: string, nextHash: string) => {
    mockHistory = { action: next, location: { hash: nextHash }, replace };
  };
  show(action, hash);
  const { rerender } = render(<Page />);
  await act(async () => {});
  return async (next, nextHash) => {
    show(next, nextHash);
    rerender(<Page />);
    await act(async () => {});
  };
}

beforeEach(() => {
  mockIsBrowser = true;
  scrollIntoView.mockClear();
  replace.mockClear();
  Object.assign(window, { scrollY: 0 });
});

it('opens details around the target of the address, and scrolls to it', async () => {
  await open('PUSH', '#part');
  expect(details()).toHaveAttribute('open');
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Part')]);
});

it('waits until the page has hydrated, because tabs are mounted again', async () => {
  mockIsBrowser = false;
  const navigate = await open('POP', '#part');
  expect(details()).not.toHaveAttribute('open');
  mockIsBrowser = true;
  await navigate('POP', '#part');
  expect(details()).toHaveAttribute('open');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('does it after each navigation', async () => {
  const navigate = await open('PUSH', '');
  expect(details()).not.toHaveAttribute('open');
  await navigate('PUSH', '#part');
  expect(details()).toHaveAttribute('open');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('keeps the position that is restored after going back', async () => {
  Object.assign(window, { scrollY: 700 });
  await open('POP', '#part');
  expect(details()).toHaveAttribute('open');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('leaves the scrolling to the browser if nothing was closed', async () => {
  const navigate = await open('PUSH', '#part');
  scrollIntoView.mockClear();
  await navigate('PUSH', '#part');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('opens them before the browser follows a link, also to the current address', async () => {
  await open('PUSH', '#part');
  (details() as HTMLDetailsElement).open = false;
  fireEvent.click(screen.getByText('Link'));
  expect(details()).toHaveAttribute('open');
});

it.each(['#Part', '#PART', '#%50art'])('replaces %s with the anchor of the page', async (hash) => {
  await open('POP', hash);
  expect(replace.mock.calls).toEqual([[{ hash: '#part' }]]);
});

it.each(['#part', '#parts', '#', ''])('keeps %j', async (hash) => {
  await open('POP', hash);
  expect(replace).not.toHaveBeenCalled();
});
