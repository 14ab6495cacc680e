import type { Page } from '@playwright/test';
import { aContactBook, CONTACT_LIST, contactRow } from '../contacts.ts';
import { holdRows } from '../database.ts';
import { expect, test } from '../test.ts';

const KATRIN = { email: 'katrin.vogel@nordkai.test', firstName: 'Katrin', lastName: 'Vogel' };
const FILE = {
  name: 'badge-scans.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'email,first name,company\nj.petersen@kielkai.test,Jette,Kielkai\nkatrin.vogel@nordkai.test,Kati,Blue Anchor',
  ),
};

async function beginImport(page: Page) {
  await page.goto(`${CONTACT_LIST}?view=import`);
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
}

test('an import is canceled in the middle, done on the next try, and taken back again', async ({ page, request }) => {
  test.slow();
  const { email } = await aContactBook(page, request, [KATRIN]);
  // The file changes this contact too: the import stands still in the middle of storing.
  const release = await holdRows(
    `select from contacts where email = $2
      and workspace_id = (select workspace_id from users where email = $1) for update`,
    [email, KATRIN.email],
  );
  try {
    await beginImport(page);
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel, keep what is imported' }).click();
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  } finally {
    await release();
  }
  await page.getByRole('button', { name: 'Go to contacts' }).click();
  await expect(contactRow(page, 'Katrin Vogel')).toBeVisible();
  await expect(contactRow(page, 'Jette')).toHaveCount(0);

  await beginImport(page);
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The 1 it updated get their earlier values back.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo everything' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeHidden();
  await page.getByRole('button', { name: 'Go to contacts' }).click();
  await expect(contactRow(page, 'Katrin Vogel')).toBeVisible();
  await expect(contactRow(page, 'Blue Anchor')).toHaveCount(0);
  await expect(contactRow(page, 'Jette')).toHaveCount(0);
});

test('a file whose upload a reload cut off goes on from where it stopped', async ({ page, request }) => {
  test.slow();
  await aContactBook(page, request, []);
  // More than one part of an upload.
  const rows = Array.from(
    { length: 40_000 },
    (_row, index) => `person.number.${index}@somewhere-far-away.test,Person ${index}`,
  );
  const file = { ...FILE, name: 'large.csv', buffer: Buffer.from(['email,first name', ...rows].join('\n')) };
  const offsets: number[] = [];
  let isCut = true;
  await page.route('**/contact/import/part?**', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    if (isCut && offset > 1_048_576) return;
    offsets.push(offset);
    await route.continue();
  });
  await page.goto(`${CONTACT_LIST}?view=import`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText('2 of 2.2 MB uploaded')).toBeVisible();
  isCut = false;
  await page.reload();
  await expect(page.getByText('large.csv stopped at 2 of 2.2 MB.')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText(/of 40,000 can be imported/)).toBeVisible({ timeout: 30_000 });
  expect(offsets).toEqual([0, 1_048_576, 2 * 1_048_576]);
});
