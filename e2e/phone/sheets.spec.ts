import { expect, test } from '../test.ts';

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
  await expect.poll(() => page.evaluate(() => 'isSheet' in window.history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/accountList/);
});
