import { readFileSync } from 'node:fs';
import { aSignedInUser, signIn } from '../person.ts';
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
