import { expect, type Locator, type Page } from '@playwright/test';
import { saveComposeSettings } from '../packages/contract/src/compose/sending-help.ts';
import { messageRow } from './inbox.ts';
import { headersOf, tokenIn } from './person.ts';

export const writeScreen = (page: Page) => page.getByRole('region', { name: 'Write email' });
export const mailBody = (where: Locator) => where.locator('.ProseMirror');

/** Mails leave at once: how undo works has its own test. */
export async function sendAtOnce(page: Page): Promise<void> {
  const saved = await page.request.post(saveComposeSettings.path, {
    headers: headersOf({ token: await tokenIn(page) }),
    data: { undoSeconds: 0 },
  });
  expect((await saved.json()).data).toMatchObject({ undoSeconds: 0 });
}

/** A new mail in its window, with a recipient and a subject in it. */
export async function beginMail(page: Page, to: string, subject: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Write email' }).first().click();
  const screen = writeScreen(page);
  await screen.getByRole('combobox', { name: 'To', exact: true }).fill(`${to},`);
  await screen.getByLabel('Subject', { exact: true }).fill(subject);
  return screen;
}

/** What is asked of the server when a mail is sent. */
export async function sendMail(page: Page, screen: Locator) {
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('"action":"deliver"'));
  await screen.getByRole('button', { name: /^Send ⌘/ }).click();
  const sent = await asked;
  await expect(screen).toBeHidden();
  return sent.postDataJSON();
}

/** Opens a mail that came to one of one's own mailboxes; the other host files it as it sees fit. */
export async function openArrived(page: Page, subject: string): Promise<void> {
  const folders = page.getByRole('navigation', { name: 'Folders' });
  const row = messageRow(page, subject);
  await expect(async () => {
    for (const folder of ['Inbox', 'Spam']) {
      await folders.getByRole('button', { name: new RegExp(`^${folder}`) }).click({ timeout: 5_000 });
      const isThere = await row
        .first()
        .waitFor({ timeout: 3_000 })
        .then(() => true)
        .catch(() => false);
      if (isThere) return;
    }
    throw new Error('it has not arrived');
  }).toPass({ timeout: 60_000 });
  await expect(row).toHaveCount(1);
  await row.click();
}
