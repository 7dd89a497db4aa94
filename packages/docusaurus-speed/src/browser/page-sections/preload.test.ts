/** @jest-environment ./test/unit/jsdom-environment.ts */
import preloadPage from './preload';

const mockPreload = jest.fn(async (pathname: string) => pathname);
jest.mock(
  '@docusaurus/core/lib/client/preload.js',
  () => (pathname: string) => mockPreload(pathname),
);

const mockLoaders: Record<string, () => Promise<unknown>> = {};
jest.mock('./sections', () => ({
  isKnown: (pathname: string) => !(pathname in mockLoaders),
  loadSection: (pathname: string) => mockLoaders[pathname]!(),
}));

beforeEach(() => {
  mockPreload.mockClear();
  window.history.replaceState(null, '', '/here/');
});

it('loads the section of a page, then the page', async () => {
  const order: string[] = [];
  mockLoaders['/a/'] = async () => order.push('section');
  mockPreload.mockImplementationOnce(async (pathname) => String(order.push(pathname)));
  window.history.replaceState(null, '', '/a/');
  await preloadPage('/a/');
  expect(order).toEqual(['section', '/a/']);
});

it('also waits for the page of a navigation that starts in the meantime', async () => {
  let arrive = () => {};
  mockLoaders['/slow/'] = () => new Promise<void>((resolve) => (arrive = resolve));
  window.history.replaceState(null, '', '/quick/');
  const isThrough = jest.fn();
  const preloaded = preloadPage('/quick/').then(isThrough);
  window.history.replaceState(null, '', '/slow/');
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockPreload).toHaveBeenCalledWith('/quick/');
  expect(isThrough).not.toHaveBeenCalled();
  arrive();
  await preloaded;
  expect(mockPreload).toHaveBeenLastCalledWith('/slow/');
});

it('resolves for a hovered link when its page has loaded', async () => {
  await preloadPage('/there/');
  expect(mockPreload.mock.calls).toEqual([['/there/'], ['/here/']]);
});
