/** @jest-environment ./test/unit/jsdom-environment.ts */
const mockStart = jest.fn();
jest.mock('./registration/start', () => ({ startRegistration: () => mockStart() }));
jest.mock('./registration/may-register', () => ({ isWorkerAllowedHere: () => true }));
jest.mock(
  '@docusaurus/ExecutionEnvironment',
  () => ({ __esModule: true, default: { canUseDOM: true } }),
  { virtual: true },
);

async function load(state: DocumentReadyState): Promise<void> {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  await jest.isolateModulesAsync(async () => {
    await import('./register');
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  mockStart.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: null },
    configurable: true,
  });
});

it('registers the worker after the page has loaded', async () => {
  await load('interactive');
  await settled();
  expect(mockStart).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settled();
  expect(mockStart).toHaveBeenCalledTimes(1);
});

it('registers the worker if the page has loaded before the script runs', async () => {
  await load('complete');
  await settled();
  expect(mockStart).toHaveBeenCalledTimes(1);
});
