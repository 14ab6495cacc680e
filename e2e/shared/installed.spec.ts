import { type Browser, expect, type Page, test } from '@playwright/test';
import { ACCOUNT_LIST, aUser, putToken } from '../person.ts';

/** A browser with its service worker, which the other tests go without. */
async function anInstalledPage(browser: Browser): Promise<Page> {
  const { token } = await aUser();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/healthz');
  await putToken(page, token);
  await page.goto(ACCOUNT_LIST);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>((resolve) =>
        active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
      );
  });
  return page;
}

test('the product can be installed', async ({ browser }) => {
  const page = await anInstalledPage(browser);
  const client = await page.context().newCDPSession(page);
  const { errors, data = '{}' } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  for (const { src } of JSON.parse(data).icons) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toContain('image/');
  }
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A window that leaves no trace is never installed into, and tests run in one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await page.context().close();
});

test('without a connection a page says so, keeps nothing of the API, and opens by itself once there is one', async ({
  browser,
}) => {
  const page = await anInstalledPage(browser);
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names).toHaveLength(1);
  expect(kept.paths).toContain('/offline.html');
  expect(kept.paths.filter((path) => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/home/campaign/list');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /Try again/ }).click();
  await expect(page).toHaveURL('/home/campaign/list');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.context().close();
});

test('after a deployment the new page is shown at once, and what the version before kept is gone', async ({
  browser,
}) => {
  const page = await anInstalledPage(browser);
  // What a worker of another version left behind.
  await page.evaluate(async () => {
    const old = await caches.open('shell-of-before');
    await old.put('/home/accounts/accountList', new Response('an old page'));
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
  });
  await page.reload();
  await expect(page.getByText('an old page')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('shell-of-before');
  await page.context().close();
});
