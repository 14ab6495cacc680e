import { readFileSync } from 'node:fs';
import { runSql } from '../database.ts';
import { ACCOUNT_LIST, answerAt, aSignedInUser, newPerson, signIn, signUpAt } from '../person.ts';
import { expect, test } from '../test.ts';

test('an account is taken along as a file, deleted once its password is typed, and signing in says so afterwards', async ({
  page,
}) => {
  const person = await aSignedInUser(page);
  await page.goto('/setting/profile');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all data' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  const records = lines.map((line) => JSON.parse(line) as { table: string; row: { email?: string } });
  expect(records.find(({ table }) => table === 'users')?.row.email).toBe(person.email);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Deleted immediately');
  await expect(dialog).toContainText('Backups of this server keep older copies');
  const confirm = dialog.getByRole('button', { name: 'Delete permanently' });
  await expect(confirm).toBeDisabled();
  const password = dialog.getByLabel('Confirm your password');
  await password.fill('not-my-password-1');
  await confirm.click();
  await expect(dialog.getByText(/current password/i)).toBeVisible();
  await password.fill(person.password);
  await confirm.click();

  await expect(page).toHaveURL(/sign-in$/);
  await expect(
    page.getByRole('status').filter({ hasText: 'Your account and everything in it was deleted.' }),
  ).toBeVisible();
  await signIn(page, person);
  await expect(page.getByText('This account was deleted, with everything in it').first()).toBeVisible();
});

test('an account without a password is deleted after a new sign-in at its provider, which then offers a new account', async ({
  page,
}) => {
  const { email } = newPerson();
  await page.goto('/sign/sign-up');
  await signUpAt(page, 'Google', email);
  await expect(page).toHaveURL(ACCOUNT_LIST);
  await runSql(
    "update sessions set created_at = created_at - interval '11 minutes' where user_id = (select id from users where email = $1)",
    [email],
  );

  await page.goto('/setting/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('signing in with your provider again offers a new, empty account');
  await expect(dialog).not.toContainText('with your password');
  const confirm = dialog.getByRole('button', { name: 'Delete permanently' });
  const address = dialog.getByLabel(`Type ${email} to confirm`);
  await address.fill('another@newcomer.test');
  await expect(confirm).toBeDisabled();
  await address.fill(email);
  await confirm.click();
  await expect(dialog.getByText(/Sign out, sign in again, and delete the account within 10 minutes/)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/sign/sign-in');
  await answerAt(page, 'Google', email);
  await expect(page).toHaveURL(ACCOUNT_LIST);
  await page.goto('/setting/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await address.fill(email);
  await confirm.click();

  await expect(page).toHaveURL(/sign-in$/);
  await expect(
    page.getByRole('status').filter({ hasText: 'Your account and everything in it was deleted.' }),
  ).toBeVisible();
  const popup = await answerAt(page, 'Google', email);
  await expect(popup.getByRole('button', { name: 'Create account' })).toBeVisible();
});
