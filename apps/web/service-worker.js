// Filled in by the build: the files of this version that every page begins with.
const SHELL = /* shell */ [];
const VERSION = /* version */ '';
const OFFLINE = '/offline.html';

const worker = globalThis;

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(VERSION);
    // Hashed files may come from the browser's own cache; the offline page has no hash.
    await cache.addAll([new Request(OFFLINE, { cache: 'reload' }), ...SHELL.map((file) => new Request(file))]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

// Pages always come from the server, so no version outlives a deployment; calls are never touched.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(request));
  else if (SHELL.includes(pathname)) event.respondWith(keptOrFetched(request));
});

async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetch(request);
}

worker.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const shown = { body, tag, icon: '/icon-192.png', data: { path } };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', worker.location.origin);
  // Only pages of our own are opened.
  if (address.origin !== worker.location.origin) return;
  event.waitUntil(showPage(address.href));
});

async function showPage(address) {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const open = windows.find((client) => 'focus' in client);
  if (!open) return worker.clients.openWindow(address);
  await open.focus();
  return open.navigate(address);
}
