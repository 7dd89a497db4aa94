import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

it('replaces the old worker, deletes its caches, unregisters and reloads the pages', async () => {
  const names = new Set(['workbox-precache', 'offline-visited-3', 'offline-kept']);
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
  const caches = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  };
  vm.runInNewContext(readFileSync(path.join(__dirname, 'kill-worker.js'), 'utf8'), {
    self,
    caches,
  });

  const run = (type: string) =>
    new Promise<void>((resolve) => {
      const waitUntil = (end: Promise<void>) => void end.then(resolve);
      listeners[type]({ waitUntil });
      if (type === 'install') {
        resolve();
      }
    });
  await run('install');
  expect(skipWaiting).toHaveBeenCalled();
  await run('activate');
  expect([...names]).toEqual([]);
  expect(unregister).toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('/a/');
});
