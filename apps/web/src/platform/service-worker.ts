const WORKER = '/service-worker.js';

/** Pages without https have none, and during development files have no version. */
export const hasServiceWorker = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Once the page stands: it keeps the offline page, and shows what is pushed. Without it everything else works. */
export function startServiceWorker(): void {
  if (!hasServiceWorker()) return;
  const register = () =>
    // A browser that looks the script up in its cache would keep an old one for a day.
    void navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
