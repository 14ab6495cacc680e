import type { Page } from '@playwright/test';
import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import { startThrowawayProduct } from '../../scripts/throwaway-product.ts';
import { openProductDatabase } from '../database.ts';
import { signIn } from '../person.ts';
import { expect, onlyInLongForm, test } from '../test.ts';

const DEMO = { email: 'maya@harborline.test', password: 'harborline1' };
const PEOPLE = 2_000;
/** Of each domain; the host of one answers, that of the other takes its time, until the crash. */
const ASKED = 30;
const SLOW_HOST = 'mail.kestrelhaulage.test';

/** Every tenth address comes twice, every hundredth row has none. */
const FILE = [
  'email,first name',
  ...Array.from({ length: PEOPLE }, (_row, index) => {
    const person = index % 10 === 9 ? index - 1 : index;
    return index % 100 === 99 ? `nobody,Nobody ${index}` : `p${person}@crash.test,Person ${person}`;
  }),
].join('\n');

const addressesAt = (domain: string) => Array.from({ length: ASKED }, (_each, index) => `nobody.${index}@${domain}`);

async function beginImport(page: Page) {
  await page.goto('/home/contact/contactList?view=import');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await page.getByRole('button', { name: 'Import 1,980 rows' }).click();
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  return page.url();
}

/** How many verifications the month has left, as the page says. */
async function verificationsLeft(page: Page): Promise<number> {
  const words = await page.getByText(/[\d,]+ of 10,000 left this month/).textContent();
  return Number(words?.split(' ')[0]?.replaceAll(',', ''));
}

async function beginVerification(page: Page) {
  await page.goto('/home/verification/email');
  const addresses = [...addressesAt('tidewatercargo.test'), ...addressesAt('kestrelhaulage.test')];
  await page.getByRole('textbox', { name: 'Paste addresses' }).fill(addresses.join('\n'));
  await page.getByRole('button', { name: 'Verify 60 addresses' }).click();
  await expect(page.getByText('30 of 60 checked')).toBeVisible({ timeout: 60_000 });
  return page.url();
}

onlyInLongForm();

test('a crash in the middle of an import and of a verification loses nothing and does nothing twice', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const product = await startThrowawayProduct(port);
  const database = await openProductDatabase(product.folder);
  // The crash may take the database's connections along.
  database.pool.on('error', () => undefined);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  try {
    const page = await context.newPage();
    await page.goto('/sign/sign-in');
    await signIn(page, DEMO);
    await expect(page).toHaveURL(/accountList/);
    await page.request.post('/sirius/api/pub/sandbox/host/set', { data: { name: SLOW_HOST, behaviour: 'tarpit' } });
    await page.goto('/home/verification/email');
    const before = await verificationsLeft(page);
    const runPage = await beginVerification(page);
    // Readers pass, what wants to store contacts waits: the import stands still in the middle of storing.
    const held = await database.pool.connect();
    held.on('error', () => undefined);
    await held.query('begin');
    await held.query('lock table contacts in share row exclusive mode');
    const importPage = await beginImport(page);

    await product.kill();
    held.release(true);
    await product.restart();

    await page.goto(importPage);
    await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
    const numbers = page.getByLabel('Results');
    await expect(numbers.getByText('New contacts').locator('..')).toContainText('1,800');
    await expect(numbers.getByText('Duplicates in file').locator('..')).toContainText('180');
    await expect(numbers.getByText('Not imported').locator('..')).toContainText('20');
    await page.goto(runPage);
    await expect(page.getByText('60 of 60 checked')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('60 charged.')).toBeVisible();
    await expect.poll(() => verificationsLeft(page)).toBe(before - 2 * ASKED);
    await page.goto('/home/contact/contactList?search=crash.test');
    await expect(page.getByText('1,800 of 2,130')).toBeVisible();
  } finally {
    await context.close();
    await database.close().catch(() => undefined);
    await product.stop();
  }
});
