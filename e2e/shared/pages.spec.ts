import { ACCOUNT_LIST, aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

test('an unknown address shows the not-found page, and Refresh goes to the root', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('Sorry, the page does not exist.')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/sign/sign-in');
});

test('an error while drawing shows the upgrading page, and its button goes to the root', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto(ACCOUNT_LIST);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // A screen whose code does not arrive: what happens to an open tab when a new version is put in place.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.evaluate(() => {
    history.pushState({}, '', '/setting/profile');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('The website is upgrading')).toBeVisible();
  await expect(page.getByText('Access may fail. Please refresh and retry!')).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The website is upgrading')).toBeHidden();
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
