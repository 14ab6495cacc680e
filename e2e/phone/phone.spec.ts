import { ACCOUNT_LIST, aSignedInUser, aUser, signIn, tokenIn } from '../person.ts';
import { expect, test } from '../test.ts';

test('a phone loads no desktop code and shows its own page after log-in', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/sign/sign-in');
  await signIn(page, await aUser());
  await expect(page).toHaveURL(ACCOUNT_LIST);
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(loaded.filter((url) => /desktop/.test(url))).toEqual([]);
});

test('a link to the settings leads to a person’s own page on the phone, where they log out', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto('/setting/billing');
  await expect(page).toHaveURL('/you');
  await page.goto(ACCOUNT_LIST);
  await page.getByRole('link', { name: 'You' }).click();
  await page.getByText('Log out', { exact: true }).click();
  await expect(page).toHaveURL('/sign/sign-in');
  expect(await tokenIn(page)).toBe('');
});
