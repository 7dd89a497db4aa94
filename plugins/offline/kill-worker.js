// Stands in the place of the service worker when it is switched off: it takes the old one's place,
// deletes what that kept, takes itself off, and loads the open pages from the network. Browsers
// fetch it where they look for a new version of the old one.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const end = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
    const windows = await self.clients.matchAll({ type: 'window' });
    // A page that is being closed can no longer go anywhere.
    await Promise.allSettled(windows.map((client) => client.navigate(client.url)));
  };
  event.waitUntil(end());
});
