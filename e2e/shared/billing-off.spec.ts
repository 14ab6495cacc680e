import type { Page } from '@playwright/test';
import { walkScreens } from '../cut-text.ts';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

/** The configuration a server gives on which nothing is sold. */
const switchOff = (page: Page) =>
  page.route('**/config.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"billing":true', '"billing":false');
    expect(body).toContain('"billing":false');
    await route.fulfill({ response, body });
  });

const OFFERS = /\b(?:buy|upgrade|plans?|quotas?|invoices?)\b/i;

/** Pages a user reaches by typing or keeping the address. */
const SOLD = [
  '/purchase/plan',
  '/purchase/success',
  '/purchase/error',
  '/setting/billing',
  '/home/accounts/accountAddSearch',
  '/home/accounts/accountAddWarmup',
  '/home/accounts/domainNewOrder',
  '/home/accounts/domainExistingOrder',
  '/home/accounts/domainWarmupOrder',
  '/home/accounts/domainRenewOrder',
];

const FREE = [
  '/home/dashboard',
  '/home/start',
  '/home/accounts/accountList',
  '/home/accounts/accountAdd',
  '/home/campaign/list',
  '/home/contact/contactList',
  '/home/verification/email',
  '/leads-agent',
  '/inbox',
  '/setting/profile',
  '/setting/notifications',
];

test('where billing is off, pages that sell say so in a sentence and no other page offers anything', async ({
  page,
}) => {
  test.slow();
  await switchOff(page);
  await aSignedInUser(page);
  const screens = walkScreens(page);
  for (const path of SOLD) {
    await page.goto(path);
    await expect(page.getByText(/there are no plans and no limits/), path).toBeVisible();
    await expect(page.getByRole('button', { name: OFFERS }), path).toHaveCount(0);
  }
  for (const path of FREE) {
    await screens.open(path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    for (const role of ['link', 'button', 'row'] as const) {
      expect(await page.getByRole(role, { name: OFFERS }).allTextContents(), `${path}, ${role}`).toEqual([]);
    }
  }
});

test('where billing was switched off later, bought domains are found from the mailboxes and can be taken out', async ({
  page,
}) => {
  await switchOff(page);
  await page.goto('/test-login');
  await expect(page).not.toHaveURL(/test-login/);
  await page.goto('/home/accounts/accountList');
  await page.getByRole('link', { name: 'Your domains', exact: true }).click();
  await expect(page).toHaveURL(/domainRenewOrder/);
  await expect(page.getByText('getharborline.test', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: OFFERS })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Renew' })).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.getByRole('button', { name: 'Transfer code' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Transfer code for / });
  await expect(dialog.getByRole('button', { name: 'Copy code' })).toBeVisible();
});
