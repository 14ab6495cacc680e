import { expect, test } from '../test.ts';

const SCREENS = [
  '/leads-agent',
  '/inbox',
  '/purchase/plan',
  '/setting/billing',
  '/setting/profile',
  '/home/dashboard',
  '/home/verification/email',
  '/home/campaign/list',
  '/home/campaign/campaignDetail/17',
  '/home/campaign/createCampaign/create',
  '/home/campaign/createCampaign/copy/17/Spring',
  '/home/accounts/accountList',
  '/home/accounts/accountAdd',
  '/home/accounts/accountAddSMTP',
  '/home/accounts/accountAddGmail',
  '/home/accounts/accountAddCorp',
  '/home/accounts/accountAddSearch',
  '/home/accounts/accountAddWarmup',
  '/home/accounts/domainNewOrder',
  '/home/accounts/domainExistingOrder',
  '/home/accounts/domainWarmupOrder',
  '/home/accounts/domainRenewOrder',
  '/home/contact/contactList',
];

test('every screen of the specification opens, has a heading and keeps to its width', async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  await page.goto('/test-login');
  await expect(page).toHaveURL('/home/accounts/accountList');
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByText('Sorry, the page does not exist.'), path).toBeHidden();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
  await page.goto('/home');
  await expect(page).toHaveURL('/home/verification/email');
  expect(problems).toEqual([]);
});

test('the pages of the specification that need no log-in open without one', async ({ page }) => {
  for (const path of [
    '/blank',
    '/sign/verification/success',
    '/purchase/success',
    '/purchase/error',
    '/sign/register/verify-error',
    '/sign/reset-pwd/error',
    '/sign/verify-email',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Sorry, the page does not exist.'), path).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});
