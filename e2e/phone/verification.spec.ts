import { readFile } from 'node:fs/promises';
import { aSignedInUser, headersOf } from '../person.ts';
import { expect, test } from '../test.ts';

test('on a phone a run is found in the history, looked at and taken along as a file', async ({ page, request }) => {
  const headers = headersOf(await aSignedInUser(page));
  // Names only: that asks no mail host, which another test may have shut.
  const data = { name: 'Badge scans', namesOnly: true, from: { kind: 'text', text: 'ana@no-such-place.test' } };
  await request.post('/sirius/api/biz/verification/begin', { headers, data });
  await page.goto('/home/verification/email');
  await page.getByRole('link', { name: 'All 1' }).click();
  await page.getByRole('link', { name: 'Badge scans' }).click();
  await expect(page.getByText('No such domain')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('ana@no-such-place.test,Domain error');
});
