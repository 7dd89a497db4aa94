/** @jest-environment ./test/unit/jsdom-environment.ts */
import { createLoader } from './create-loader';

let error: jest.SpyInstance;

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("loads once, however often it's called", async () => {
  const load = jest.fn(async () => 'loaded');
  const onLoad = jest.fn();
  const start = createLoader(load, { onLoad });
  start();
  start();
  await settled();
  start();
  expect(load).toHaveBeenCalledTimes(1);
  expect(onLoad.mock.calls).toEqual([['loaded']]);
});

it.each([
  ['when it is called again', (start: () => void) => start()],
  ['when the browser goes online', () => window.dispatchEvent(new Event('online'))],
])('logs a failure, and retries %s', async (_when, act) => {
  const load = jest.fn(async () => 'loaded').mockRejectedValueOnce(new Error('offline'));
  const [onLoad, onFailure] = [jest.fn(), jest.fn()];
  const start = createLoader(load, { onLoad, onFailure });
  start();
  await settled();
  expect(error).toHaveBeenCalledWith(
    'A part of this page could not be loaded.',
    new Error('offline'),
  );
  expect(onFailure.mock.calls).toEqual([[start]]);
  act(start);
  await settled();
  expect(onLoad.mock.calls).toEqual([['loaded']]);
});

it('stops when its signal aborts', async () => {
  const ended = new AbortController();
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const onFailure = jest.fn();
  const start = createLoader(load, { onFailure, signal: ended.signal });
  start();
  ended.abort();
  await settled();
  start();
  expect(onFailure).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});
