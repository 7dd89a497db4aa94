/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useWindowSize } from './use-window-size';

/** The media query of the window, which the tests change. */
class Query extends EventTarget {
  matches = true;

  set(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(Object.assign(new Event('change'), { matches }));
  }
}

const query = new Query();
const matchMedia = jest.fn(() => query);
Object.assign(window, { matchMedia, DESKTOP_WIDTH: 1200 });

const sizes: string[] = [];

function Page() {
  sizes.push(useWindowSize());
  return null;
}

beforeEach(() => {
  sizes.length = 0;
  query.matches = true;
});

it("renders the server's HTML during hydration, then the window's", () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  render(<Page />, { container, hydrate: true });
  expect(sizes).toEqual(['ssr', 'ssr', 'desktop']);
  expect(matchMedia.mock.calls).toEqual([['(min-width: 1200px)']]);
});

it('knows the window on the first render of a page that the reader navigates to', () => {
  render(<Page />);
  expect(sizes).toEqual(['desktop']);
});

it('follows the window, and stops when the page is gone', () => {
  const { unmount } = render(<Page />);
  act(() => query.set(false));
  expect(sizes).toEqual(['desktop', 'mobile']);
  unmount();
  act(() => query.set(true));
  expect(sizes).toEqual(['desktop', 'mobile']);
});
