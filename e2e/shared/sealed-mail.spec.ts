import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { toBase64 } from '../../apps/web/src/features/sealed-mail/base64.ts';
import { offlineFile } from '../../apps/web/src/features/sealed-mail/offline-file.ts';
import { runSql } from '../database.ts';
import { aSealedMail, CONTENT, encryptContent, PASSWORD, tryPassword } from '../sealed-mail.ts';
import { expect, test } from '../test.ts';

test('an encrypted mail opens with its password only, is answered, and the sender reads the answer and revokes it', async ({
  page,
}) => {
  const { path } = await aSealedMail(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'You have an encrypted email' })).toBeVisible();
  await expect(page.getByText('k•••l@nordkai.test')).toBeVisible();
  await expect(page.getByText('We store only data that cannot be read without the password')).toBeVisible();
  await expect(page.getByText('Three invoices')).toHaveCount(0);

  await tryPassword(page, 'wrong');
  await expect(page.getByText('The password is incorrect.')).toBeVisible();
  await expect(page.getByText('4 of 5 attempts left')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');

  await tryPassword(page, PASSWORD);
  await expect(page.getByRole('heading', { name: CONTENT.subject })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('The third one bills the ferry twice.')).toBeVisible();
  await expect(page).toHaveTitle(/encrypted email/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download three-invoices.csv' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('ferry;2');

  const answer = page.getByLabel(/^Reply/);
  await answer.fill('Floating, since March.');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByText('The third one')).toHaveCount(0);
  await tryPassword(page, PASSWORD);
  await expect(answer).toHaveValue('Floating, since March.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(answer).toHaveValue('Floating, since March.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('receives your reply')).toBeVisible();

  await page.goto('/setting/sealed');
  const row = page.getByRole('listitem').filter({ hasText: 'Katrin Vogel' });
  await expect(row).toContainText('opened 2 times');
  await expect(row).toContainText('1 new reply');
  await row.getByRole('button', { name: 'Read' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use saved password' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog.getByText('Floating, since March.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  await page.goto(path);
  await expect(page.getByText('withdrew this email')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
});

test('when the tries have run out only the sender can allow new ones, and an expired mail says so', async ({
  page,
}) => {
  const { id, path } = await aSealedMail(page);
  await page.goto(path);
  await tryPassword(page, 'wrong');
  await expect(page.getByText('4 of 5 attempts left')).toBeVisible();
  await runSql('update sealed_mails set wrong_tries = 4 where id = $1', [id]);
  await tryPassword(page, 'wrong again');
  await expect(page.getByText('Too many wrong passwords')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);

  await page.goto('/setting/sealed');
  await page.getByRole('button', { name: 'Allow new attempts' }).click();
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await page.goto(path);
  await tryPassword(page, PASSWORD);
  await expect(page.getByRole('heading', { name: CONTENT.subject })).toBeVisible();

  await runSql(`update sealed_mails set expires_at = now() - interval '1 minute' where id = $1`, [id]);
  await page.goto(path);
  await expect(page.getByText('This email has expired')).toBeVisible();
  await page.goto(`${path.slice(0, -4)}AAAA`);
  await expect(page.getByRole('heading', { name: 'Email not found' })).toBeVisible();
});

test('the file that holds an encrypted mail opens by itself, without a network', async ({ page }, info) => {
  const script = await readFile(
    new URL('../../apps/web/src/features/sealed-mail/offline-page.js', import.meta.url),
    'utf8',
  );
  const { derivation, ciphertext } = await encryptContent(CONTENT, PASSWORD);
  const words = { name: 'locked', heading: 'Maya sent <b>', how: 'How', password: 'Password', open: 'Open email' };
  const more = {
    mail: 'Email',
    wrong: 'That is not it',
    insecure: 'No',
    noSubject: 'None',
    language: 'en' as const,
  };
  const file = await offlineFile({ ...derivation, ciphertext: toBase64(ciphertext) }, { ...words, ...more }, script);
  const path = info.outputPath(file.name);
  await writeFile(path, file.bytes);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByRole('heading', { name: 'Maya sent <b>' })).toBeVisible();
  await tryPassword(page, 'wrong');
  await expect(page.getByText('That is not it')).toBeVisible();
  await tryPassword(page, PASSWORD);
  await expect(page.getByRole('heading', { name: CONTENT.subject })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('The third one bills the ferry twice.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'three-invoices.csv' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('ferry;2');
  expect(requests.filter((url) => /^https?:/.test(url))).toEqual([]);
});
