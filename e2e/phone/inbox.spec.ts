import type { Locator, Page } from '@playwright/test';
import { aReader, deliver } from '../inbox.ts';
import { ACCOUNT_LIST } from '../person.ts';
import { expect, test } from '../test.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

const STEPS = 8;

/** A finger across something; it leaves the glass once the answer is called. */
async function drag(page: Page, what: Locator, [dx, dy]: [number, number]): Promise<() => Promise<unknown>> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [dx < 0 ? box.x + box.width - 16 : box.x + 16, box.y + box.height / 2];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= STEPS; step += 1) {
    const at = { x: x + (dx * step) / STEPS, y: y + (dy * step) / STEPS };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  return () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const swipe = async (page: Page, what: Locator, dx: number) => (await drag(page, what, [dx, 0]))();

test('on a phone mail is read, swiped away and taken back, judged by a tap, searched for and followed with care', async ({
  page,
  request,
}) => {
  test.slow();
  const [address = ''] = await aReader(page, request, 1);
  await page.goto(ACCOUNT_LIST);
  await page.getByRole('link', { name: 'Inbox', exact: true }).click();
  await expect(page.getByText('All done')).toBeVisible();
  await deliver(request, address, [
    {
      subject: 'First of three',
      text: 'How does it work with our contracts?',
      from: 'Piet de Smet <piet@benelux.test>',
    },
    { subject: 'Second of three', text: 'Please write again in January.', from: 'Greta Hofmann <greta@spedion.test>' },
    {
      subject: 'Surcharges of October',
      html: '<p>The ferry was billed twice, see <a href="https://evil.nordkai.test/x">nordkai-invoices.test</a>.</p>',
      files: [{ name: 'ferry-rates.pdf', type: 'application/pdf', content: PDF }],
    },
  ]);
  const messages = page.getByRole('list', { name: 'Messages' });
  const row = (text: string) => messages.getByRole('listitem').filter({ hasText: text });
  await expect(messages.getByRole('link')).toHaveCount(3, { timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Inbox, 3 unread' })).toBeVisible();

  await test.step('a swipe to the right reads and stars', async () => {
    await swipe(page, row('First of three'), 130);
    await page.getByRole('button', { name: 'Star', exact: true }).click();
    await expect(row('First of three').getByLabel('Starred')).toBeVisible();
    await swipe(page, row('First of three'), 320);
    await expect(page.getByRole('link', { name: 'Inbox, 2 unread' })).toBeVisible();
  });

  await test.step('a short swipe to the left offers to snooze', async () => {
    await swipe(page, row('Second of three'), -130);
    await page.getByRole('button', { name: 'Snooze', exact: true }).click();
    await page.getByRole('button', { name: /^Tomorrow/ }).click();
    await expect(row('Second of three')).toBeHidden();
    await page.getByRole('button', { name: /^Folders/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Snoozed/ })
      .click();
    await expect(row('Second of three')).toContainText('returns');
    await page.goBack();
  });

  await test.step('a full swipe to the left archives, and can be undone', async () => {
    const letGo = await drag(page, row('First of three'), [-320, 0]);
    await expect(page.getByText('Release to archive')).toBeVisible();
    await letGo();
    await expect(row('First of three')).toBeHidden();
    await expect(page.getByText('Archived, Piet de Smet')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(row('First of three')).toBeVisible();
  });

  await test.step('filters narrow the list, and a pull reads it again', async () => {
    await page.getByText('Starred', { exact: true }).click();
    await expect(messages.getByRole('link')).toHaveCount(1);
    const letGo = await drag(page, row('First of three'), [0, 260]);
    await expect(page.getByText('Release to refresh')).toBeVisible();
    await letGo();
    await expect(page.getByText('Up to date')).toBeVisible();
    await page.getByText('All', { exact: true }).click();
    await expect(messages.getByRole('link')).toHaveCount(2);
  });

  await test.step('search finds mails and files, and marks the hits', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search email' }).fill('ferry');
    await expect(page.getByText('1 email in 1 thread')).toBeVisible();
    await expect(messages.getByRole('link')).toHaveCount(2);
    await expect(row('ferry-rates.pdf').locator('mark')).toHaveText('ferry');
    await page.getByRole('button', { name: 'Has attachment' }).click();
    await expect(page).toHaveURL(/q=ferry\+has%3Aattachment/);
    await row('The ferry was billed').getByRole('link').click();
  });

  await test.step('a thread is judged by a tap, gets a memo, and a link says where it leads before it is followed', async () => {
    const message = page.frameLocator('iframe[title="Message"]');
    await expect(message.getByText('The ferry was billed twice')).toBeVisible();
    await message.getByRole('link').click();
    const link = page.getByRole('dialog', { name: 'This link leads to' });
    await expect(link).toContainText('Its text says nordkai-invoices.test.');
    await expect(link.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://evil.nordkai.test/x');
    await page.keyboard.press('Escape');
    const thread = page.getByRole('region', { name: 'Thread' });
    await thread.getByRole('button', { name: /intent/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Interested', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Intent: Interested. Change it' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preview ferry-rates.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Add memo' }).click();
    // The way back is still offered: it lay over nothing that was chosen meanwhile.
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Memo' }).fill('Call her on Thursday');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(thread.getByRole('button', { name: 'Edit memo' })).toContainText('Call her on Thursday');
    await page.getByRole('button', { name: 'About Katrin Vogel' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact details' })).toContainText('Katrin Vogel');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('what is put away in a thread leads back to the list', async () => {
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('Archived, Katrin Vogel')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(messages.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
  });
});
