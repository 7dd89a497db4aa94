/** @jest-environment ./test/unit/jsdom-environment.ts */
import { onRouteDidUpdate } from './preload-neighbors';

const preload = jest.fn();
const idle: (() => void)[] = [];
Object.assign(window, {
  docusaurus: { preload },
  requestIdleCallback: (run: () => void) => idle.push(run),
});

const location = (pathname: string) => ({ pathname }) as never;

function open(pathname: string, previous: string | null = null): void {
  onRouteDidUpdate!({
    location: location(pathname),
    previousLocation: previous === null ? null : location(previous),
  });
}

function becomeIdle(): void {
  idle.splice(0).forEach((run) => run());
}

function setReadyState(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });
}

beforeEach(() => {
  preload.mockClear();
  idle.length = 0;
  setReadyState('complete');
  document.body.innerHTML =
    '<nav class="pagination-nav"><a href="/a/"></a><a href="/b/#part"></a></nav>';
});

it('loads the neighbors of a page when the browser is idle', () => {
  open('/page/', '/other/');
  expect(preload).not.toHaveBeenCalled();
  becomeIdle();
  expect(preload.mock.calls).toEqual([['/a/'], ['/b/']]);
});

it('waits until the first page has loaded', () => {
  setReadyState('interactive');
  open('/page/');
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('load'));
  becomeIdle();
  expect(preload).toHaveBeenCalledTimes(2);
});

it('loads the neighbors of the page that is open by then', () => {
  open('/page/');
  document.body.innerHTML = '<nav class="pagination-nav"><a href="/c/"></a></nav>';
  becomeIdle();
  expect(preload.mock.calls).toEqual([['/c/']]);
});

it('does nothing after a jump within the page, or without a paginator', () => {
  open('/page/', '/page/');
  document.body.innerHTML = '';
  open('/other/', '/page/');
  becomeIdle();
  expect(preload).not.toHaveBeenCalled();
});
