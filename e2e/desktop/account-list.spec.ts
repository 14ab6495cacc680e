import { runSql } from '../database.ts';
import { aConnectedMailbox, aFleet, rowOf } from '../mailboxes.ts';
import { ACCOUNT_LIST, aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

test('5 000 mailboxes are paged, sorted, narrowed, and all paused and resumed in one go', async ({ page }) => {
  test.slow();
  await aFleet(page, { size: 5_000 });
  await expect(page.getByText('1–100 of 5,000')).toBeVisible();
  // Of a hundred rows of the page only those in sight are drawn.
  expect(await page.getByRole('row').count()).toBeLessThan(60);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('101–200 of 5,000')).toBeVisible();
  await expect(rowOf(page, 'box0101@fleet.test')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Mailbox' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=email/);
  await expect(rowOf(page, 'box0001@fleet.test')).toBeVisible();
  await page.getByRole('button', { name: 'Provider any' }).click();
  await page.getByRole('menuitem', { name: 'Microsoft' }).click();
  await expect(page.getByText('1–100 of 1,667')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1–100 of 1,667')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('1–100 of 5,000')).toBeVisible();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Select all 5,000 matching' }).click();
  await expect(page.getByText('All 5,000 matching mailboxes are selected')).toBeVisible();
  await page.getByLabel('Selected mailboxes').getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('5000 mailboxes paused')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Paused 5,000' })).toBeAttached();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('radio', { name: 'Active 5,000' })).toBeAttached();
});

test('the list is walked, chosen from, opened and searched by keyboard alone', async ({ page }) => {
  await aFleet(page, { size: 3 });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByLabel('Select box0002@fleet.test')).toBeChecked();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'box0001@fleet.test' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(drawer.getByRole('heading', { name: 'box0002@fleet.test' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('box0003');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1–3 of 3')).toBeVisible();
});

test('a pause can be taken back, tags are put on and deleted, and a removed mailbox is gone', async ({ page }) => {
  await aFleet(page, { size: 2 });
  const row = rowOf(page, 'box0002@fleet.test');
  await row.hover();
  await row.getByRole('button', { name: 'Pause box0002@fleet.test' }).click();
  await expect(row.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(row.getByText('Active')).toBeVisible();

  await row.getByRole('button', { name: 'More actions for box0002@fleet.test' }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).fill('Nordics');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Nordics')).toBeVisible();
  await page.getByRole('button', { name: 'Tag any' }).click();
  await page.getByRole('menuitem', { name: 'Nordics' }).click();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Tag Nordics' }).click();
  await page.getByRole('menuitem', { name: 'Manage tags' }).click();
  await page.getByRole('button', { name: 'Delete tag Nordics' }).click();
  await expect(page.getByText('It is removed from 1 mailbox. The mailbox stays.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText(/^No tags yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // The list was narrowed by it.
  await expect(page.getByText('1–2 of 2')).toBeVisible();

  await row.getByRole('button', { name: 'More actions for box0002@fleet.test' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('No campaigns send from it.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toBeHidden();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
});

test('settings of a mailbox are saved, and leaving with changes asks', async ({ page }) => {
  await aFleet(page, { size: 3 });
  await rowOf(page, 'box0001@fleet.test').click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Emails per day', { exact: true }).fill('60');
  await expect(page.getByText('More than 50 a day harms most mailboxes.')).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Tracking domain').fill('not a domain');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.ant-form-item-explain-error')).toBeVisible();
  await page.getByLabel('Tracking domain').fill('go.fleet.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Emails per day', { exact: true })).toHaveValue('60');
});

test('one setting is changed for several mailboxes at once', async ({ page }) => {
  await aFleet(page, { size: 3 });
  await page.getByLabel('Select all on this page').check();
  await page.getByLabel('Selected mailboxes').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('spinbutton', { name: 'Emails per day', exact: true }).fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('3 mailboxes updated')).toBeVisible();
  await expect(page.getByText('0 of 7')).toHaveCount(3);
});

test('a mailbox that cannot log in shows the words of its server and is let in with a new password', async ({
  page,
  request,
}) => {
  const { email: own, token } = await aSignedInUser(page);
  await page.goto(ACCOUNT_LIST);
  await expect(page.getByText('No mailboxes yet')).toBeVisible();
  const email = own.replace('newcomer.test', 'fleet-hq.test');
  await aConnectedMailbox(request, token, email, 'old-password-1');
  await runSql("update mailboxes set status = 'error', status_reason = '535 5.7.8 Bad credentials' where email = $1", [
    email,
  ]);

  await page.reload();
  await expect(rowOf(page, email).getByText('535 5.7.8 Bad credentials')).toBeVisible();
  await page.getByRole('button', { name: 'Reconnect', exact: true }).click();
  await page.getByLabel('New password').fill('wrong-password-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Reconnect' }).click();
  await expect(page.getByRole('dialog').getByText(/535/).last()).toBeVisible();
  await page.getByLabel('New password').fill('old-password-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Reconnect' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, email).getByText('Active')).toBeVisible();
});

test('the demo company is drawn: health, warm-up with its table and file, the record to publish', async ({ page }) => {
  await page.goto('/test-login');
  await expect(page).toHaveURL(ACCOUNT_LIST);
  const row = rowOf(page, 'priya@harborline-hq.test');
  await expect(row).toBeVisible();
  await row.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('img', { name: 'Warm-up emails by day' })).toBeVisible();
  await page.reload();
  await drawer.getByRole('button', { name: 'Show as table' }).click();
  await expect(drawer.getByRole('columnheader', { name: 'Reached the inbox' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('warm-up priya@harborline-hq.test.csv');
  await expect(drawer.getByText('_dmarc.harborline-hq.test')).toBeVisible();
  await drawer.getByRole('button', { name: 'Next mailbox' }).click();
  await expect(drawer.getByRole('heading', { name: 'priya@harborline-hq.test' })).toBeHidden();
});
