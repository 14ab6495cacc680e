import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

test('on a phone a file is uploaded, found, given a link that is revoked, and put back after it was deleted', async ({
  page,
}) => {
  await aSignedInUser(page);
  await page.goto('/setting/files');
  await expect(page.getByText('No files yet')).toBeVisible();
  const chosen = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.locator('input[type="file"]').setInputFiles(chosen);
  const row = page.getByRole('button', { name: /offer\.pdf/ });
  await expect(row).toBeVisible();

  await page.getByLabel('Find a file').fill('nothing like it');
  await expect(row).toBeHidden();
  await page.getByLabel('Find a file').fill('offer');
  await row.click();
  const sheet = page.getByRole('dialog', { name: 'offer.pdf' });
  await sheet.getByRole('button', { name: 'Create link' }).click();
  await expect(sheet.getByText('Active')).toBeVisible();
  await sheet.getByRole('button', { name: 'Revoke link' }).click();
  await expect(sheet.getByText('Revoked')).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(row).toBeVisible();
});
