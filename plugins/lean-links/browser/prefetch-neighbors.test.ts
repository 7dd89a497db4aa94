/** @jest-environment ./src/testing/jsdom-environment.ts */
import { FakeIntersectionObserver } from '@site/src/testing/intersection';
import { onRouteDidUpdate } from './prefetch-neighbors';

const prefetch = jest.fn();
Object.assign(window, { docusaurus: { prefetch } });
Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

const location = (pathname: string) => ({ pathname }) as never;

function open(pathname: string, previous: string | null = null): Element | null {
  onRouteDidUpdate!({
    location: location(pathname),
    previousLocation: previous === null ? null : location(previous),
  });
  return document.querySelector('.pagination-nav');
}

beforeEach(() => {
  prefetch.mockClear();
  document.body.innerHTML =
    '<nav class="pagination-nav"><a href="/a/"></a><a href="/b/#part"></a></nav>';
});

it('fetches the neighbors when the reader reaches the links to them, once', () => {
  const paginator = open('/page/')!;
  FakeIntersectionObserver.report(paginator, false);
  expect(prefetch).not.toHaveBeenCalled();
  FakeIntersectionObserver.report(paginator, true);
  FakeIntersectionObserver.report(paginator, true);
  expect(prefetch.mock.calls).toEqual([['/a/'], ['/b/']]);
});

it('watches only the paginator of the current page', () => {
  const first = open('/page/')!;
  document.body.innerHTML = '<nav class="pagination-nav"><a href="/c/"></a></nav>';
  const second = open('/c/', '/page/')!;
  FakeIntersectionObserver.report(first, true);
  expect(prefetch).not.toHaveBeenCalled();
  FakeIntersectionObserver.report(second, true);
  expect(prefetch.mock.calls).toEqual([['/c/']]);
});

it('does nothing for a jump within the page, or a page without a paginator', () => {
  open('/page/');
  const watching = [...FakeIntersectionObserver.active];
  open('/page/', '/page/');
  expect([...FakeIntersectionObserver.active]).toEqual(watching);
  document.body.innerHTML = '';
  open('/other/', '/page/');
  expect(FakeIntersectionObserver.active.size).toBe(0);
});
