import { aBuyer, aWord, chooseName, confirmQuote, orderMailboxes, payWith, wantThreeMailboxes } from '../domains.ts';
import { expect, test } from '../test.ts';

test('on a phone a domain with three mailboxes is bought from search to mailboxes that warm up', async ({ page }) => {
  test.slow();
  await aBuyer(page);
  await page.goto('/home/accounts/accountAddSearch');
  const domain = await chooseName(page, aWord());
  await page.getByRole('link', { name: /^Cart: 1 domain/ }).click();
  await wantThreeMailboxes(page, domain);
  await confirmQuote(page);
  await payWith(page, 'Pays at once');
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('region', { name: domain })).toBeVisible();
  await expect(page.getByText('3 mailboxes are connected')).toBeVisible({ timeout: 180_000 });
  await page.getByRole('link', { name: 'View under Accounts' }).click();
  await expect(page.getByText(`@${domain}`)).toHaveCount(3);
});

test('on a phone people suggested for mailboxes after the cart was opened come into it', async ({ page }) => {
  await aBuyer(page);
  const { promise: cartIsOpen, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/biz/domain/mailboxes/suggest', async (route) => {
    await cartIsOpen;
    await route.continue();
  });
  await page.goto('/home/accounts/accountAddSearch');
  const domain = await chooseName(page, aWord());
  await page.getByRole('link', { name: /^Cart: 1 domain/ }).click();
  const count = page.getByLabel(`Mailboxes at ${domain}`);
  await expect(count).toHaveText('0');
  release();
  await expect(count).toHaveText('2');
});

test('on a phone a warmed-up domain is chosen and handed over', async ({ page }) => {
  test.slow();
  await aBuyer(page);
  const stocked = page.getByRole('checkbox', { name: 'Select cargocheckup.test' });
  await expect(async () => {
    await page.goto('/home/accounts/accountAddWarmup');
    await expect(stocked).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await stocked.click();
  await page.getByRole('link', { name: '1 selected' }).click();
  await expect(page.getByRole('button', { name: 'Change robin@cargocheckup.test' })).toBeVisible();
  await orderMailboxes(page, '1 domain with 2 mailboxes');
  await expect(page.getByText('2 mailboxes are connected')).toBeVisible({ timeout: 90_000 });
});

test('every page of domains fits a small phone', async ({ page }) => {
  await aBuyer(page);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [
    'accountAddSearch',
    'accountAddSearch?view=cart',
    'accountAddWarmup',
    'domainNewOrder',
    'domainExistingOrder',
    'domainWarmupOrder',
    'domainRenewOrder',
  ]) {
    await page.goto(`/home/accounts/${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});
