/** @jest-environment ./test/unit/jsdom-environment.ts */
import { onRouteDidUpdate } from './restore-scroll';

const scrollTo = jest.fn();
Object.assign(window, { scrollTo });

const at = (key?: string) => ({ key, pathname: '/', search: '', hash: '', state: null });

/** Scrolls the page and waits until scrolling ends. */
function scroll(scrollY: number): void {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(200);
}

/** Docusaurus shows a history entry whose state the browser has already restored. */
function show(key: string, previous: string): void {
  onRouteDidUpdate({ location: at(key), previousLocation: at(previous) });
}

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
  window.history.replaceState(null, '');
  onRouteDidUpdate({ location: at(), previousLocation: null });
});

it('leaves the first page to the browser', () => {
  window.history.replaceState({ scrollY: 500 }, '');
  onRouteDidUpdate({ location: at(), previousLocation: null });
  expect(scrollTo).not.toHaveBeenCalled();
});

it("stores the position in the entry, next to the router's key", () => {
  window.history.pushState({ key: 'a' }, '');
  show('a', 'start');
  scroll(700);
  expect(window.history.state).toEqual({ key: 'a', scrollY: 700 });
});

it('restores the position', () => {
  window.history.pushState({ key: 'a', scrollY: 700 }, '');
  show('a', 'b');
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});

it("doesn't scroll new entries, or entries that are no longer current", () => {
  window.history.pushState({ key: 'a' }, '');
  show('a', 'b');
  window.history.pushState({ key: 'c', scrollY: 700 }, '');
  show('a', 'b');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('stores nothing while another page is loading', () => {
  window.history.pushState({ key: 'a', scrollY: 700 }, '');
  show('a', 'b');
  window.history.pushState({ key: 'c', scrollY: 90 }, '');
  scroll(1500);
  expect(window.history.state).toEqual({ key: 'c', scrollY: 90 });
});

it("doesn't write a late position into the next entry", () => {
  window.history.pushState({ key: 'a' }, '');
  show('a', 'b');
  Object.assign(window, { scrollY: 700 });
  window.dispatchEvent(new Event('scroll'));
  window.history.pushState({ key: 'c' }, '');
  show('c', 'a');
  jest.advanceTimersByTime(200);
  expect(window.history.state).toEqual({ key: 'c' });
});
