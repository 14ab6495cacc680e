import type { Page } from '@playwright/test';
import { mailBody as body, openArrived, writeScreen as region } from '../compose.ts';
import { aReader, deliver, messageRow } from '../inbox.ts';
import { expect, test } from '../test.ts';

const notice = (page: Page) => page.getByRole('dialog', { name: 'Notice' });

test('mails are written in tabs, asked about before they are left, and typing survives a dead network and a reload', async ({
  page,
  request,
}) => {
  test.slow();
  await aReader(page, request, 1);
  await page.goto('/inbox');
  await page.getByRole('button', { name: 'Write email' }).first().click({ timeout: 30_000 });
  const screen = region(page);
  await screen.getByLabel('Subject').fill('First');
  await body(screen).fill('The first text.');

  // Cancelling rejects the close.
  await screen.getByRole('button', { name: 'Close First' }).click();
  await expect(notice(page)).toContainText("You've made changes to this email. Do you want to save before exiting?");
  await page.keyboard.press('Escape');
  await expect(body(screen)).toHaveText('The first text.');

  // A save that fails says so and stays open; one that succeeds closes.
  await page.context().setOffline(true);
  await screen.getByRole('button', { name: 'Close First' }).click();
  await notice(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(notice(page).getByText('Save failed.')).toBeVisible();
  await page.context().setOffline(false);
  await notice(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(screen).toBeHidden();

  // Closing a tab activates the next, or the one before.
  await page.getByRole('button', { name: 'Write email' }).first().click();
  await screen.getByLabel('Subject').fill('Second');
  await screen.getByRole('button', { name: 'New email' }).click();
  await screen.getByLabel('Subject').fill('Third');
  await screen.getByRole('button', { name: 'Close Third' }).click();
  await notice(page).getByRole('button', { name: 'Just leave' }).click();
  await expect(screen.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
  await expect(screen.getByRole('tab')).toHaveCount(1);

  // Without a network: kept here, back after a reload, saved when the network is.
  await page.context().setOffline(true);
  await body(screen).fill('Written on a train.');
  await expect(screen.getByText('Waiting for the connection, kept in this browser')).toBeVisible();
  await page.waitForTimeout(1_000);
  await page.context().setOffline(false);
  await page.route('**/tp/api/hmail/proxy', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Second' }).click({ timeout: 30_000 });
  await expect(body(region(page))).toHaveText('Written on a train.');
  await expect(region(page).getByText(/Unsaved text from \d\d:\d\d was restored/)).toBeVisible();
  await page.unroute('**/tp/api/hmail/proxy');
  await expect(region(page).getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 40_000 });

  // Drafts of before are in their folder.
  await region(page).getByRole('button', { name: 'Minimize' }).click();
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Drafts' }).click();
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts).not.toContainText('Third');
  await drafts.getByRole('button', { name: /First/ }).click();
  await expect(body(region(page))).toHaveText('The first text.');
});

test('an answer is written in its thread, taken back, scheduled, and arrives once', async ({ page, request }) => {
  test.setTimeout(150_000);
  const [from = '', to = ''] = await aReader(page, request, 2);
  await deliver(request, from, [{ subject: 'Thursday', text: 'Does 14:00 work?' }]);
  await page.goto('/inbox');
  await expect(messageRow(page, 'Thursday')).toBeVisible({ timeout: 40_000 });
  await deliver(request, from, [{ subject: 'Friday', text: 'Or rather this?' }]);
  await messageRow(page, 'Friday').click({ timeout: 40_000 });

  // The row below is answered, although another thread is still open.
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  const answer = page.getByRole('region', { name: 'Your reply' });
  await expect(answer.getByRole('listbox', { name: 'Recipients in To' })).toContainText('Katrin Vogel');
  await expect(answer.getByLabel('Subject')).toHaveValue('Re: Thursday');
  await body(answer).fill('Thursday 14:00 is yours.');
  await answer.getByRole('button', { name: /^Send ⌘/ }).click();

  // Stopped: the mail is open again, with its text.
  await page.getByRole('button', { name: 'Undo' }).click();
  const screen = region(page);
  await expect(body(screen)).toHaveText('Thursday 14:00 is yours.');

  // To a person whose mailbox can be looked into.
  await screen.getByRole('button', { name: 'Remove Katrin Vogel' }).click();
  await screen.getByRole('combobox', { name: 'To' }).fill(`${to},`);

  // Scheduled: it waits in its own view, from which it is sent.
  await screen.getByRole('button', { name: 'Send later' }).click();
  await page.getByRole('menuitem', { name: /Tomorrow morning/ }).click();
  await screen.getByRole('button', { name: /^Schedule / }).click();
  await expect(screen).toBeHidden();
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Scheduled' }).click();
  const scheduled = page.getByRole('region', { name: 'Scheduled' });
  await expect(scheduled).toContainText('Re: Thursday');
  await scheduled.getByRole('button', { name: 'Send now' }).click();
  await expect(scheduled.getByText('No scheduled emails')).toBeVisible({ timeout: 30_000 });

  // It arrives in the other mailbox, once.
  await page.goto('/inbox');
  await openArrived(page, 'Re: Thursday');
  await expect(page.frameLocator('iframe').first().getByText('Thursday 14:00 is yours.')).toBeVisible();
});
