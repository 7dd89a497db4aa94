/** @jest-environment jsdom */
import { startRegistration } from './start';

const postMessage = jest.fn();
const register = jest.fn();

beforeEach(() => {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  register.mockResolvedValue(registration);
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register,
    ready: Promise.resolve({ active: { postMessage } }),
  });
  Object.assign(navigator, { serviceWorker: container });
  const entries = [
    ['script', 'assets/js/main.1.js'],
    ['img', 'img/favicon.svg'],
    ['fetch', 'api/feedback'],
    ['beacon', 'api/vitals'],
  ].map(([initiatorType, path]) => ({ initiatorType, name: `${window.location.origin}/${path}` }));
  performance.getEntriesByType = () => entries as unknown as PerformanceEntryList;
});

it('registers /sw.js, and has it remember the page with its parts, and nothing that code asked for', async () => {
  await startRegistration('/');
  expect(register).toHaveBeenCalledWith(expect.stringMatching(/^\/sw\.js\?/), {
    scope: '/',
    updateViaCache: 'none',
  });
  await Promise.resolve();
  const [[{ urls }]] = postMessage.mock.calls as [[{ urls: string[] }]];
  expect(urls.map((url) => url.slice(window.location.origin.length))).toEqual([
    '/',
    '/assets/js/main.1.js',
    '/img/favicon.svg',
  ]);
});
