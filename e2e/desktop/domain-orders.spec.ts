import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beginMail, mailBody, openArrived, sendAtOnce, sendMail } from '../compose.ts';
import {
  aBuyer,
  aWord,
  chooseName,
  orderDomains,
  orderMailboxes,
  payWith,
  publishInBox,
  untilReady,
} from '../domains.ts';
import { expect, test } from '../test.ts';

const OWNED = '/home/accounts/domainRenewOrder';

test('a warmed-up domain is handed over with the mailboxes it has, which send, and whose log-ins can be taken out', async ({
  page,
}) => {
  test.slow();
  const { password } = await aBuyer(page);
  const stocked = page.getByRole('checkbox', { name: 'Select bluequay.test' });
  await expect(async () => {
    await page.goto('/home/accounts/accountAddWarmup');
    await expect(stocked).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await stocked.click();
  // The addresses are there already; only whose names they carry is chosen.
  await page.getByRole('button', { name: 'Change kim@bluequay.test' }).click();
  await page.getByRole('dialog').getByLabel('First name').fill('Wilma');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await orderMailboxes(page, '1 domain with 2 mailboxes');
  await expect(page.getByText('2 mailboxes are connected')).toBeVisible({ timeout: 90_000 });
  await page.getByRole('link', { name: 'View under Accounts' }).click();
  const row = page.getByRole('row').filter({ hasText: 'kim@bluequay.test' });
  await expect(row).toContainText('Wilma');

  await sendAtOnce(page);
  await page.goto('/inbox');
  const mail = await beginMail(page, 'robin@bluequay.test', 'From a warmed-up mailbox');
  await mailBody(mail).fill('It had a past before.');
  await sendMail(page, mail);
  await openArrived(page, 'From a warmed-up mailbox');

  await page.goto(OWNED);
  const csv = await exportCredentials(page, password);
  expect(csv).toContain('kim@bluequay.test,Wilma');
  expect(csv).toContain('smtp.mailhaven.test');
});

async function exportCredentials(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Credentials', exact: true }).click();
  await page.getByLabel('Your account password').fill(password);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  return readFile(await (await saved).path(), 'utf8');
}

test('mailboxes are made at a domain one owns once its records are published, by hand or with one click where the registrar is ours', async ({
  page,
  request,
}) => {
  test.slow();
  const { token } = await aBuyer(page);

  await test.step('records published elsewhere are seen without a reload', async () => {
    const domain = `${aWord()}.test`;
    await page.goto('/home/accounts/domainExistingOrder');
    await page.getByLabel('Your domain').fill(domain);
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('Missing').first()).toBeVisible();
    await publishInBox(request, token, domain);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: `All records are published at ${domain}` })).toBeVisible();
    await orderMailboxes(page, '1 domain with 2 mailboxes');
    await expect(page.getByText('2 mailboxes are connected')).toBeVisible({ timeout: 120_000 });
  });

  await test.step('a name bought without mailboxes gets its records with one click, and its transfer code', async () => {
    await page.goto('/home/accounts/accountAddSearch');
    const domain = await chooseName(page, aWord());
    const fewer = page.getByRole('button', { name: `One mailbox fewer at ${domain}` });
    await expect(page.getByLabel(`Mailboxes at ${domain}`)).toHaveText('2');
    await fewer.click();
    await fewer.click();
    await orderDomains(page, '1 domain');
    await payWith(page, 'Pays at once');
    await page.getByRole('link', { name: 'View order' }).click();
    await untilReady(page);
    const paper = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Invoice', exact: true }).click();
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);

    await page.goto(`/home/accounts/domainExistingOrder?domain=${domain}`);
    await page.getByRole('button', { name: 'Publish at Porkbun' }).click();
    await expect(page.getByRole('heading', { name: `All records are published at ${domain}` })).toBeVisible();

    await page.goto(OWNED);
    await page.getByRole('row').filter({ hasText: domain }).getByRole('button', { name: 'Transfer code' }).click();
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  });
});

test('an order that is not paid can be cancelled, and its page takes no card any more', async ({ page }) => {
  await aBuyer(page);
  await page.goto('/home/accounts/accountAddSearch');
  const domain = await chooseName(page, aWord());
  await expect(page.getByLabel(`Mailboxes at ${domain}`)).toHaveText('2');
  await orderDomains(page, '1 domain with 2 mailboxes');
  const checkout = page.url();
  await page.goto('/home/accounts/domainNewOrder');
  await page.getByRole('row').filter({ hasText: domain }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await page.goto(checkout);
    await expect(page.getByRole('button', { name: 'Pays at once' })).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test('a domain that ends soon is renewed for a year', async ({ page }) => {
  await page.goto('/test-login');
  await expect(page).not.toHaveURL(/test-login/);
  await page.goto(OWNED);
  const row = page.getByRole('row').filter({ hasText: 'getharborline.test' });
  await expect(row).toContainText(/in 2[34] days/);
  await row.getByRole('button', { name: 'Renew' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Q-\d+\.pdf$/);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay $14.99 with Visa 4242' }).click();
  await untilReady(page);
  await page.goto(OWNED);
  await expect(row).toContainText(/in 38[89] days/);
});
