// Replaces the service worker when it's switched off: deletes its caches, unregisters itself, and
// reloads open pages from the network. Browsers fetch it when they check for a new version of the
// old worker.
self.addEventListener('install', () => self.skipWaiting());

// Other sites of the host keep theirs. Names end with the site's URL or, below a path, start with the path.
function isOwn(name) {
  const { scope } = self.registration;
  const path = scope.replace(/^https?:\/\/[^/]+/, '');
  return name.endsWith(scope) || (path === '/' ? !name.includes('/') : name.startsWith(path));
}

async function deleteCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwn).map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  const end = async () => {
    // A worker whose storage fails must be unregistered too.
    await deleteCaches().catch(() => {});
    await self.registration.unregister();
    const windows = await self.clients.matchAll({ type: 'window' });
    // A page that is being closed can't navigate.
    await Promise.allSettled(windows.map((client) => client.navigate(client.url)));
  };
  event.waitUntil(end());
});
