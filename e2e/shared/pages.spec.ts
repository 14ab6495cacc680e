import type { Page } from '@playwright/test';
import { ACCOUNT_LIST, aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

const goWithoutReload = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('an unknown address shows the not-found page, and Refresh goes to the root', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('Sorry, the page does not exist.')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/sign/sign-in');

  // Who is signed in finds home beside it.
  await aSignedInUser(page);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(ACCOUNT_LIST);
});

test('an error while drawing shows the upgrading page, and its button goes to the root', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto(ACCOUNT_LIST);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // A bug in the middle of drawing.
  await page.evaluate(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error('a bug');
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new Error('a bug');
      },
    });
  });
  await goWithoutReload(page, '/setting/profile');
  await expect(page.getByText('The website is upgrading')).toBeVisible();
  await expect(page.getByText('Access may fail. Please refresh and retry!')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The website is upgrading')).toBeHidden();
});

test('a page whose code does not arrive says so, and its button opens it once it does', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto(ACCOUNT_LIST);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // What happens to an open tab on a bad connection.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await goWithoutReload(page, '/setting/files');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByText('The website is upgrading')).toBeHidden();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeHidden();
  await expect(page).toHaveURL('/setting/files');
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a page that is fetched without a connection waits for it', async ({ browser }) => {
  // A browser that was here before has the page's code already.
  const context = await browser.newContext();
  const page = await context.newPage();
  await aSignedInUser(page);
  await page.goto(ACCOUNT_LIST);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await context.setOffline(true);
  // The browser's network hears of it a moment later: the page's code would still arrive.
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/healthz').then(
          () => 'answers',
          () => 'is gone',
        ),
      ),
    )
    .toBe('is gone');
  await goWithoutReload(page, '/setting/notifications');
  await expect(page.getByText('You are offline. It loads by itself once you are back online.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeHidden();
  await expect(page).toHaveURL('/setting/notifications');
  await context.close();
});

test('garbage in the browser’s storage does no harm', async ({ page }) => {
  await page.goto('/sign/sign-in');
  await page.evaluate(() => {
    for (const key of ['outrider_app_registering_info', 'outrider_app_menu_open']) localStorage.setItem(key, '{{{');
  });
  for (const path of ['/sign/sign-in', '/sign/verify-email', '/blank', '/purchase/success', '/purchase/error']) {
    await page.goto(path);
    await expect(page.getByText('The website is upgrading')).toBeHidden();
  }
});

test('the language switch is global and is remembered', async ({ page }) => {
  await page.goto('/sign/sign-in');
  await page.getByLabel('Language').selectOption('zh');
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /zh/);
  await page.reload();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.goto('/sign/sign-up');
  await expect(page.locator('html')).toHaveAttribute('lang', /zh/);
});

test('no page of the sign group is wider than the screen', async ({ page }) => {
  for (const path of [
    '/sign/sign-in',
    '/sign/sign-up',
    '/sign/reset-pwd',
    '/sign/verify-email',
    '/sign/register/verify-error',
    '/nothing',
    '/sandbox',
  ]) {
    await page.goto(path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});
