import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** No entry of a sheet is left on top. */
const isLeft = (page: Page) => expect.poll(() => page.evaluate(() => 'sheets' in window.history.state)).toBe(false);

test('on a phone Back closes a sheet before it leaves the page', async ({ page }) => {
  await page.goto('/test-login');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  const folders = page.getByRole('button', { name: /^Folders/ });
  await folders.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/inbox$/);
  await expect(folders).toBeFocused();

  // Closed in another way, it leaves nothing behind in the history.
  await folders.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await isLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/accountList/);
});

test('on a phone what is chosen in a sheet opens, and Back leads to where the sheet was opened', async ({ page }) => {
  await page.goto('/test-login');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await page.getByRole('button', { name: /^Folders/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Snoozed/ })
    .click();
  await expect(page).toHaveURL(/snoozed/);
  await expect(page.getByRole('button', { name: 'Folders, current: Snoozed' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/inbox$/);
  await isLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/accountList/);
});
