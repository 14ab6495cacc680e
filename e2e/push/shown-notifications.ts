import type { BrowserContext, Page } from '@playwright/test';

/** Hands a message to the worker of a page, as the browser does with what its push service gave it. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const { origin } = new URL(page.url());
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

export const notificationsOf = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

type WorkerScope = {
  registration: ServiceWorkerRegistration;
  WindowClient: { prototype: object };
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
};

/** Only a person's click lets a worker bring a window to the front and be waited for: a test's goes without these two. */
export async function clickNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration, WindowClient, NotificationEvent } = globalThis as unknown as WorkerScope;
    const [notification] = await registration.getNotifications();
    Object.assign(WindowClient.prototype, { focus: async () => undefined });
    const click = new NotificationEvent('notificationclick', { notification });
    dispatchEvent(Object.assign(click, { waitUntil: () => undefined }));
  });
}
