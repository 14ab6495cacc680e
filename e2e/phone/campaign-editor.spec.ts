import {
  aSender,
  chooseSender,
  emailText,
  inDays,
  isSaved,
  NEW,
  nameIt,
  next,
  pasteLeads,
  subject,
} from '../campaign-editor.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ timeout: 90_000 });

test('on a phone a campaign of two rounds is written from nothing, checked and launched', async ({ page, request }) => {
  const world = await aSender(page, request);
  await page.goto(NEW);
  await next(page, 'sequence').click();
  await expect(page.getByRole('alert')).toHaveText('Campaign name can’t be blank');
  await nameIt(page, 'US Midwest brokers');
  await pasteLeads(page, 'dana.whitlock@tidewatercargo.test\nKatrin Vogel <katrin.vogel@nordkai.test>');
  await expect(page.getByText('2 leads at 2 companies')).toBeVisible();
  await next(page, 'sequence').click();

  await page.getByRole('button', { name: /No subject yet/ }).click();
  await subject(page).click();
  await page.keyboard.type('One mistake');
  await emailText(page).click();
  await page.keyboard.type('Hi, we went through 1,400 invoices of carriers.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.frameLocator('iframe').getByText(/1,400 invoices/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done', exact: true }).click();

  await page.getByRole('button', { name: 'Add a round' }).click();
  await emailText(page).click();
  await page.keyboard.type('Did it reach you?');
  // Back closes the round, not the editor.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sequence' })).toBeVisible();
  await page.getByRole('button', { name: /^Round 2 waits/ }).click();
  const sheet = page.getByRole('dialog', { name: 'When Round 2 goes' });
  await sheet.getByRole('button', { name: 'Wait longer' }).click();
  await sheet.getByRole('radio', { name: /Not Open/ }).check();
  await sheet.getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByRole('button', { name: /^Round 2 goes to: Not Open/ })).toBeVisible();
  await isSaved(page);
  await next(page, 'schedule').click();

  await chooseSender(page, world.email);
  await page.getByLabel('Start day').fill(inDays(2));
  await page.getByLabel('End day').fill(inDays(90));
  await page.getByLabel('Unchecked').click();
  await page.getByTitle('sent', { exact: true }).click();
  await page.getByLabel('Postal address').fill('4 Speicherstadt, 20457 Hamburg');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await next(page, 'review').click();

  await expect(page.getByText('Ready to launch')).toBeVisible();
  await page.getByRole('button', { name: 'Launch', exact: true }).click();
  await expect(page).toHaveURL(/campaignDetail/);
});
