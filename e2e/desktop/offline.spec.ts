import { isSaved, NEW, nameField, nameIt } from '../campaign-editor.ts';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

const OFFLINE = /^You are offline since \d\d:\d\d\./;

test('without a connection a campaign waits to be saved, says so, and is saved once there is one', async ({
  page,
  context,
}) => {
  await aSignedInUser(page);
  await page.goto(NEW);
  await nameIt(page, 'Before');
  await context.setOffline(true);
  await nameField(page).fill('Typed on a train');
  await expect(page.getByText('Waiting for the connection, kept in this browser')).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(1);
  await context.setOffline(false);
  await isSaved(page);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await page.reload();
  await expect(nameField(page)).toHaveValue('Typed on a train');
});

test('a campaign name that is too long is still there after a reload', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto(NEW);
  await nameIt(page, 'Short');
  const long = 'A long name '.repeat(30);
  await nameField(page).fill(long);
  await expect(page.getByText(/^Campaign name at most \d+ characters$/)).toBeVisible();
  await page.reload();
  await expect(nameField(page)).toHaveValue(long);
  await expect(page.getByText(/^Campaign name at most \d+ characters$/)).toBeVisible();
  await nameField(page).fill('Short again');
  await isSaved(page);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Short again');
});

test('without a connection lists say of when they are, and a search does not pretend to have looked', async ({
  page,
  context,
}) => {
  await aSignedInUser(page);
  await page.goto(NEW);
  await nameIt(page, 'Brokers');
  await page.goto('/home/campaign/list');
  const list = page.getByRole('main');
  await expect(list.getByText('Brokers')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toHaveCount(1);
  await expect(list.getByText(/^Not up to date: as of \d\d:\d\d/)).toBeVisible();

  await list.getByRole('textbox', { name: /^Search/ }).fill('nobody has this name');
  await expect(list.getByText(/^You are offline, so this search or filter has not run yet\./)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('vogel');
  const notSearched = page.getByText('You are offline. The search runs as soon as you are back online.');
  await expect(notSearched).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/^Nothing/)).toBeHidden();
  await context.setOffline(false);
  await expect(notSearched).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expect(list.getByText('Brokers')).toBeHidden();
});

test('a form that is saved without a connection waits, and is saved once there is one', async ({ page, context }) => {
  await aSignedInUser(page);
  await page.goto('/setting/profile');
  await page.getByLabel('Name', { exact: true }).fill('Maya Lindqvist');
  await page.getByLabel('Website').fill('harborline.test');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 change is waiting to be saved.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya Lindqvist');
});
