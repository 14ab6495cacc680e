import { ACCOUNT_LIST } from '../person.ts';
import { expect, test } from '../test.ts';

test('the mailboxes fit a phone: what is broken first, one mailbox with its health, and a pause', async ({ page }) => {
  await page.goto('/test-login');
  await expect(page).toHaveURL(ACCOUNT_LIST);
  const list = page.getByRole('listitem');
  await expect(list.filter({ hasText: '@' }).first()).toContainText('535');
  await page.getByRole('link', { name: /lena@harborline-audit\.test/ }).click();
  await expect(page.getByRole('heading', { name: 'lena@harborline-audit.test' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Warm-up emails by day' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to mailboxes' }).click();
  await expect(page).toHaveURL(ACCOUNT_LIST);
});
