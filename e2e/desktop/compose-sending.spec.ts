import type { Page } from '@playwright/test';
import { revokeFileLink } from '../../packages/contract/src/files/link.ts';
import { beginMail, mailBody, openArrived, sendAtOnce, sendMail } from '../compose.ts';
import { aReader, deliver, messageRow } from '../inbox.ts';
import { tryPassword } from '../sealed-mail.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'ferry-from-Rostock';

/** The first link of a mail that arrived whose address has this in it. */
async function linkIn(page: Page, subject: string, part: string): Promise<string> {
  await openArrived(page, subject);
  const link = page.frameLocator('iframe').first().locator(`a[href*="${part}"]`).first();
  return new URL((await link.getAttribute('href')) ?? '').pathname;
}

test('an encrypted mail, a meeting and a file of the attachment space leave from the composer and do what they promise', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const [from = '', to = ''] = await aReader(page, request, 2);
  await sendAtOnce(page);
  await page.goto('/inbox');

  await test.step('an encrypted mail opens with its password only', async () => {
    const screen = await beginMail(page, to, 'Three invoices');
    await mailBody(screen).fill('The third one bills the ferry twice.');
    await screen.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('switch', { name: 'Encrypt with a password' }).click();
    await page.getByLabel('Password for this email').fill(PASSWORD);
    await page.keyboard.press('Escape');
    const asked = await sendMail(page, screen);
    expect(JSON.stringify(asked)).not.toContain('ferry');
    const path = await linkIn(page, 'encrypted email', '/s/');
    const reader = await page.context().newPage();
    await reader.goto(path);
    await tryPassword(reader, 'not the one');
    await expect(reader.getByText('The password is incorrect.')).toBeVisible();
    await tryPassword(reader, PASSWORD);
    await expect(reader.getByRole('heading', { name: 'Three invoices' })).toBeVisible();
    await expect(reader.frameLocator('iframe').getByText('bills the ferry twice')).toBeVisible();
    await reader.close();
  });

  await test.step('a meeting goes along, and its answer is shown', async () => {
    const screen = await beginMail(page, to, 'A call on Thursday');
    await mailBody(screen).fill('Does this suit you?');
    await screen.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'Meeting', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Insert meeting' });
    await dialog.getByLabel('Subject').fill('Surcharges');
    await dialog.getByLabel('Date').fill('2030-01-17');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await page.keyboard.press('Escape');
    const { composeInfo } = await sendMail(page, screen);
    const ics: string = composeInfo.attrs.cards[0].ics;
    const uid = /UID:(\S+)/.exec(ics)?.[1] ?? '';
    const answer = [
      'BEGIN:VCALENDAR',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:katrin.vogel@nordkai.test',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    const file = { name: 'reply.ics', type: 'text/calendar; method=REPLY', content: Buffer.from(answer) };
    await deliver(request, from, [{ subject: 'Accepted: Surcharges', text: 'Yes', files: [file] }]);
    await page
      .getByRole('navigation', { name: 'Folders' })
      .getByRole('button', { name: /^Inbox/ })
      .click();
    await messageRow(page, 'Accepted: Surcharges').first().click({ timeout: 40_000 });
    await expect(page.getByText('katrin.vogel@nordkai.test accepted the meeting.')).toBeVisible();
  });

  await test.step('a file leaves as a link, is downloaded, and not after it was revoked', async () => {
    const screen = await beginMail(page, to, 'The tariffs');
    await mailBody(screen).fill('The file is behind the link.');
    const chosen = { name: 'tariffs.csv', mimeType: 'text/csv', buffer: Buffer.from('ferry;2') };
    await screen.locator('footer input[type=file]').setInputFiles(chosen);
    await screen.getByRole('button', { name: 'Send tariffs.csv as a link' }).click();
    await expect(screen.getByText(/as a link/)).toBeVisible();
    await sendMail(page, screen);
    const path = await linkIn(page, 'The tariffs', '/f/');
    const reader = await page.context().newPage();
    await reader.goto(path);
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('tariffs.csv');

    await page.goto('/setting/files');
    await page.getByRole('row', { name: /tariffs\.csv/ }).click();
    const revoked = page.waitForResponse((response) => response.url().includes(revokeFileLink.path));
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await revoked;
    await reader.goto(path);
    await expect(reader.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();
    await reader.close();
  });
});
