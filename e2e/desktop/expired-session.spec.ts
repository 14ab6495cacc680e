import type { Page } from '@playwright/test';
import { EDIT, isSaved, NEW, nameField, nameIt } from '../campaign-editor.ts';
import { ACCOUNT_LIST, aSignedInUser, aUser, headersOf, signIn, tokenIn } from '../person.ts';
import { expect, test } from '../test.ts';

/** The session ends at the server, as it does from another device, a moment before the page calls what it next calls. */
const endSessionBefore = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      const headers = headersOf({ token: await tokenIn(page) });
      await page.request.post('/sirius/api/biz/user/logout', { headers, data: {} });
      await route.continue();
    },
    { times: 1 },
  );

const onSignIn = (page: Page) => expect(page).toHaveURL(/\/sign\/sign-in\?redirectUrl=/);

test('what was typed after the session ended is there when its person signs in again, and for nobody else', async ({
  page,
}) => {
  const [person, other] = [await aSignedInUser(page), await aUser()];
  await page.goto(NEW);
  await nameIt(page, 'Before');
  await endSessionBefore(page, '/campaign/save');
  await nameField(page).fill('Typed in vain');
  await onSignIn(page);
  await signIn(page, person);
  await expect(page).toHaveURL(EDIT);
  await expect(nameField(page)).toHaveValue('Typed in vain');
  await isSaved(page);

  // A campaign the server has not seen yet.
  await page.goto(NEW);
  await endSessionBefore(page, '/campaign/create');
  await nameField(page).fill('Not made yet');
  await onSignIn(page);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(page)).toHaveValue('Not made yet');
  await isSaved(page);

  await page.goto('/setting/profile');
  const name = page.getByLabel('Name', { exact: true });
  await endSessionBefore(page, '/user/update');
  await name.fill('Maya Lindqvist');
  await page.getByLabel('Website').fill('harborline.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await onSignIn(page);
  await signIn(page, other);
  await expect(page).toHaveURL('/setting/profile');
  await expect(name).toHaveValue('');
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  // Logged out by hand: what is typed stays its person's.
  await name.fill('Somebody else');
  await page.getByRole('button', { name: /Newcomer Ltd/ }).click();
  await page.getByText('Sign out', { exact: true }).click();
  await expect(page).toHaveURL('/sign/sign-in');
  await signIn(page, person);
  await expect(page).toHaveURL(ACCOUNT_LIST);
  await page.goto('/setting/profile');
  await expect(name).toHaveValue('Maya Lindqvist');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('');
});

test('a form left open in one tab is empty once another person signs in in the next tab', async ({ page, context }) => {
  await aSignedInUser(page);
  const other = await aUser();
  await page.goto('/setting/profile');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Maya Lindqvist');
  const tab = await context.newPage();
  await tab.goto('/healthz');
  await tab.evaluate((token) => localStorage.setItem('outrider_app_token', token), other.token);
  await expect(page.getByText(other.email).first()).toBeAttached();
  await expect(name).toHaveValue('');
});
