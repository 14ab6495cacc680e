import { type BrowserContext, test as base } from '@playwright/test';
import { IS_LONG } from '../apps/server/src/platform/testing/test-form.ts';

/** One per worker: what its pages fetched and compiled serves the tests after them too. */
let shared: BrowserContext | undefined;

/** A browser that has been here before, and remembers nothing but files. */
export const test = base.extend({
  context: async ({ browser, baseURL }, use) => {
    shared ??= await browser.newContext();
    await use(shared);
    await forget(shared, baseURL ?? '');
  },
});

/** Called in a file whose tests the short form leaves out. */
export const onlyInLongForm = () => test.skip(!IS_LONG, 'npm test -- --long runs it');

async function forget(context: BrowserContext, origin: string): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,service_workers,cookies',
  });
  await page.close();
  await context.clearCookies();
  await context.clearPermissions();
}

export { expect } from '@playwright/test';
