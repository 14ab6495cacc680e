import { expect, test } from '@playwright/test';
import { ACCOUNT_LIST, aSignedInUser, aUser, signIn, tokenIn } from '../person.ts';

test('a phone loads no desktop code and shows its own page after log-in', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/sign/sign-in');
  await signIn(page, await aUser(request));
  await expect(page).toHaveURL(ACCOUNT_LIST);
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(loaded.filter((url) => /desktop/.test(url))).toEqual([]);
});

test('a person logs out on the phone', async ({ page, request }) => {
  await aSignedInUser(page, request);
  await page.goto(ACCOUNT_LIST);
  await page.getByRole('link', { name: 'You' }).click();
  await page.getByText('Log out', { exact: true }).click();
  await expect(page).toHaveURL('/sign/sign-in');
  expect(await tokenIn(page)).toBe('');
});
