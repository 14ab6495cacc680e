import { ACCOUNT_LIST, aSignedInUser, tokenIn } from '../person.ts';
import { expect, test } from '../test.ts';

test.beforeEach(async ({ page, request }) => {
  const { email, password } = await aSignedInUser(page);
  // From another device.
  await request.post('/sirius/api/pub/user/email/pwd/login', { data: { email, password } });
  await page.goto('/setting/profile');
});

test('a person changes the profile, and it is still so after a reload', async ({ page }) => {
  await page.getByLabel('Name', { exact: true }).fill('Maya Lindqvist');
  await page.getByLabel('Website').fill('harborline.test');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya Lindqvist');
  await expect(page.getByLabel('Website')).toHaveValue('harborline.test');
});

test('a wrong website is reported beside the field', async ({ page }) => {
  await page.getByLabel('Website').fill('not a site');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a valid website, e.g. www.example.com')).toBeVisible();
});

test('another device is listed and can be signed out', async ({ page, request }) => {
  const other = await request.get('/sirius/api/biz/user/session/list', {
    headers: { authorization: `Bearer ${await tokenIn(page)}` },
  });
  expect((await other.json()).data.sessions.length).toBeGreaterThan(0);
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0);
});

test('logging out by the menu ends the session and does not come back to the page', async ({ page }) => {
  const token = await tokenIn(page);
  await page.getByRole('button', { name: /Newcomer Ltd/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign/sign-in');
  expect(await tokenIn(page)).toBe('');
  const response = await page.request.get('/sirius/api/biz/user/userInfo', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(401);
});

test('the version stands in the profile menu', async ({ page }) => {
  await page.getByRole('button', { name: /Newcomer Ltd/ }).click();
  await expect(page.getByText('Version 0.0.1')).toBeVisible();
});

test('the side menu folds and stays so after a reload', async ({ page }) => {
  await page.goto(ACCOUNT_LIST);
  await expect(page.getByRole('link', { name: 'Campaigns' })).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.reload();
  await expect(page.getByText('Search or jump to')).toBeHidden();
});

test('the palette jumps to a screen by keyboard alone', async ({ page }) => {
  await expect(page.getByText('Search or jump to')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: /search/i })).toBeFocused();
  await page.keyboard.type('contacts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home/contact/contactList');
});
