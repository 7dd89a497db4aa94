/** @jest-environment ./test/unit/jsdom-environment.ts */
import type docusaurus from './docusaurus';

type Loader = typeof docusaurus;

const mockLoadPage = jest.fn(async (_pathname: string) => []);
jest.mock(
  '@docusaurus/core/lib/client/preload.js',
  () => (pathname: string) => mockLoadPage(pathname),
);

/** The module keeps what it has loaded, so each test imports a fresh one. */
function load(): Loader {
  let loader: Loader | undefined;
  jest.isolateModules(() => {
    loader = jest.requireActual<{ default: Loader }>('./docusaurus').default;
  });
  return loader as Loader;
}

function setConnection(value: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value });
}

beforeEach(() => mockLoadPage.mockClear());
afterEach(() => setConnection(undefined));

it('loads a page once, whatever the rest of its address', () => {
  const { preload } = load();
  expect(preload('/a/?b=c#d')).toBeInstanceOf(Promise);
  expect(preload('/a/')).toBe(false);
  expect(mockLoadPage.mock.calls).toEqual([['/a/']]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing ahead with %j',
  (connection) => {
    setConnection(connection);
    const { preload } = load();
    expect(preload('/a/')).toBe(false);
    setConnection({ saveData: false, effectiveType: '4g' });
    expect(preload('/a/')).toBeInstanceOf(Promise);
    expect(mockLoadPage).toHaveBeenCalledTimes(1);
  },
);

it("loads nothing for Docusaurus's links in view", () => {
  expect(load().prefetch('/a/')).toBe(false);
  expect(mockLoadPage).not.toHaveBeenCalled();
});
