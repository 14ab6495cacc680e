import { expect, test } from '@playwright/test';
import { findWholeBrowser } from '../../scripts/system-packages.ts';
import { ACCOUNT_LIST, aUser, putToken } from '../person.ts';
import { clickNotification, deliverPush, notificationsOf } from '../push/shown-notifications.ts';

test('what is pushed is shown in its own words, and a click opens the page it is about', async ({ playwright }) => {
  const executablePath = findWholeBrowser();
  test.skip(executablePath === undefined, 'the small browser shows no notifications');
  const browser = await playwright.chromium.launch({
    executablePath: executablePath ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--headless=new'],
  });
  try {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    await context.grantPermissions(['notifications']);
    const page = await context.newPage();
    const { token } = await aUser();
    await page.goto('/healthz');
    await putToken(page, token);
    await page.goto(ACCOUNT_LIST);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

    const words = { title: '80% of a quota used: Verifications', body: '165 of 200 used' };
    await deliverPush(page, { ...words, tag: 'quota', path: '/setting/billing' });
    await expect.poll(() => notificationsOf(page)).toEqual([words]);
    await clickNotification(context);
    await expect(page).toHaveURL('/setting/billing');
    await expect.poll(() => notificationsOf(page)).toEqual([]);
  } finally {
    await browser.close();
  }
});
