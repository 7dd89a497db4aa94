import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** Installs and activates the worker with these caches. */
async function run(caches: object, scope = 'https://docs.example.com/') {
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
    registration: { unregister, scope },
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

it.each([
  ['/', ['workbox-precache-v2-https://a.example/', 'offline-kept']],
  ['/docs/', ['workbox-precache-v2-https://a.example/docs/', '/docs/offline-kept']],
])('deletes only the caches of the site at %s', async (path, own) => {
  const names = new Set([
    ...['workbox-precache-v2-https://a.example/', 'offline-kept'],
    ...['workbox-precache-v2-https://a.example/docs/', '/docs/offline-kept'],
    '/next/offline-kept',
  ]);
  const all = [...names];
  await run(
    { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    `https://a.example${path}`,
  );
  expect([...names]).toEqual(all.filter((name) => !own.includes(name)));
});

it('unregisters and reloads the pages if the storage fails', async () => {
  const { unregister, navigate } = await run({
    keys: () => Promise.reject(new DOMException('Internal error.', 'UnknownError')),
  });
  expect(unregister).toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('/a/');
});
