import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** Installs and activates the worker with these caches. */
async function run(caches: object) {
  const unregister = jest.fn(async () => true);
  const skipWaiting = jest.fn();
  const navigate = jest.fn(async () => {});
  const closing = { url: '/b/', navigate: () => Promise.reject(new TypeError('closing')) };
  const listeners: Record<string, (event: { waitUntil: (end: Promise<void>) => void }) => void> =
    {};
  const self = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener;
    },
    skipWaiting,
    registration: { unregister },
    clients: { matchAll: async () => [closing, { url: '/a/', navigate }] },
  };
  vm.runInNewContext(readFileSync(path.join(__dirname, 'kill-worker.js'), 'utf8'), {
    self,
    caches,
  });
  listeners.install!({ waitUntil: () => {} });
  await new Promise<void>((resolve, reject) => {
    listeners.activate!({ waitUntil: (end) => void end.then(resolve, reject) });
  });
  return { unregister, skipWaiting, navigate };
}

it('replaces the old worker, deletes its caches, unregisters and reloads the pages', async () => {
  const names = new Set(['workbox-precache', 'offline-visited-3', 'offline-kept']);
  const { unregister, skipWaiting, navigate } = await run({
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  expect(skipWaiting).toHaveBeenCalled();
  expect([...names]).toEqual([]);
  expect(unregister).toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('/a/');
});

it('unregisters and reloads the pages if the storage fails', async () => {
  const { unregister, navigate } = await run({
    keys: () => Promise.reject(new DOMException('Internal error.', 'UnknownError')),
  });
  expect(unregister).toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('/a/');
});
