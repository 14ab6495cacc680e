import { randomBytes } from 'node:crypto';
import { devices } from '@playwright/test';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

const file = (name: string, bytes: Buffer, mimeType = 'application/octet-stream') => ({
  name,
  mimeType,
  buffer: bytes,
});

test('a file is uploaded through a cut network, sent as a link, downloaded by a stranger, revoked, deleted and put back', async ({
  page,
  browser,
  baseURL,
}) => {
  await aSignedInUser(page);
  await page.goto('/setting/files');
  await expect(page.getByText('No files yet')).toBeVisible();

  await page.getByRole('button', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Proposals');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: /Proposals/ }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();

  // The second part finds no network at first.
  const bytes = randomBytes(2_500_000);
  let cut = 0;
  await page.route(/upload\/part.*part=1/, (route) => {
    cut += 1;
    return cut <= 2 ? route.abort('internetdisconnected') : route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(file('tariff demo.mp4', bytes));
  await expect(page.getByText(/waiting for the network/)).toBeVisible();
  const row = page.getByRole('row', { name: /tariff demo\.mp4/ });
  await expect(row).toBeVisible();
  expect(cut).toBe(3);

  await page.locator('input[type=file]').setInputFiles(file('tariff demo.mp4', randomBytes(10)));
  await expect(page.getByText('A file with this name already exists')).toBeVisible();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText('tariff demo (2).mp4')).toBeVisible();

  await row.getByText('tariff demo.mp4').click();
  const panel = page.getByRole('complementary', { name: 'tariff demo.mp4' });
  await panel.getByRole('button', { name: 'Create link' }).click();
  const url = (await panel.locator('[title*="/f/"]').getAttribute('title')) ?? '';
  await panel.getByLabel('Download limit').selectOption('5');

  const stranger = await (await browser.newContext({ userAgent: devices['Desktop Chrome'].userAgent })).newPage();
  const path = new URL(url).pathname;
  await stranger.goto(`${baseURL}${path}`);
  await expect(stranger.getByRole('heading', { name: 'tariff demo.mp4' })).toBeVisible();
  const [download] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tariff demo.mp4');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);

  await page.reload();
  await expect(panel.getByText(/^1 download from 1 location/)).toBeVisible();
  await panel.getByRole('button', { name: 'Revoke link' }).click();
  await expect(panel.getByText('Revoked')).toBeVisible();
  await stranger.goto(`${baseURL}${path}`);
  await expect(stranger.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();

  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(row).toBeVisible();
});
