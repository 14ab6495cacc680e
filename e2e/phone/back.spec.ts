import { aContactBook, CONTACT_LIST } from '../contacts.ts';
import { hasEntry, isLeft } from '../overlay-entries.ts';
import { expect, test } from '../test.ts';

test('on a phone Back closes a sheet before it leaves the page', async ({ page }) => {
  await page.goto('/test-login');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  const folders = page.getByRole('button', { name: /^Folders/ });
  await folders.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await hasEntry(page);
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

test('on a phone Back closes a dialog before it leaves the page', async ({ page }) => {
  await page.goto('/test-login');
  await page.getByRole('button', { name: 'Manage tags' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await hasEntry(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/accountList$/);
  await expect(page.getByRole('button', { name: 'Manage tags' })).toBeFocused();
  await isLeft(page);
});

test('on a phone what is done in a sheet of a mail leads back to the list by one step', async ({ page }) => {
  await page.goto('/test-login');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  const mail = page.getByRole('link', { name: /Ole Klein/ }).first();
  await mail.click();
  await expect(page).toHaveURL(/thread=/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await hasEntry(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as unread' }).click();
  await expect(mail).toBeVisible();
  await expect(page).toHaveURL(/\/inbox$/);
  await isLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/accountList/);
});

test('on a phone a person who is erased is not met again with Back, and the proof stays until it is closed', async ({
  page,
  request,
}) => {
  const email = 'katrin.vogel@nordkai.test';
  await aContactBook(page, request, [{ email, firstName: 'Katrin', lastName: 'Vogel' }]);
  await page.goto('/you');
  await page.goto(CONTACT_LIST);
  await page.getByRole('link', { name: /Katrin Vogel/ }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /^Erase/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: /^Erase/ }).click();
  await expect(dialog.getByText(/erased/)).toBeVisible();
  await hasEntry(page);
  await page.goBack();
  await hasEntry(page);
  await expect(dialog, 'a proof that is shown once').toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/contactList$/);
  await isLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/contactList$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/you$/);
});
