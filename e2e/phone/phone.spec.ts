import { aGuardRail, tellPerson } from '../notifications.ts';
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

test('a person’s own page on the phone leads to the profile, and is where they log out', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto('/you');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/setting/profile');
  await expect(page.getByLabel('Company name')).toHaveValue('Newcomer Ltd');
  await page.goto(ACCOUNT_LIST);
  await page.getByRole('link', { name: 'You' }).click();
  await page.getByText('Sign out', { exact: true }).click();
  await expect(page).toHaveURL('/sign/sign-in');
  expect(await tokenIn(page)).toBe('');
});

test('a phone shows a user’s notifications, and lets them choose what reaches them', async ({ page }) => {
  const { email } = await aSignedInUser(page);
  await tellPerson(email, aGuardRail('Autumn carriers'));
  await page.goto('/you');
  await expect(page.getByRole('link', { name: 'You: Notifications, 1 unread' })).toBeVisible();
  await page.getByRole('link', { name: 'Notifications, 1 unread', exact: true }).click();
  await expect(page.getByRole('link', { name: /“Autumn carriers” was paused by a guardrail/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('link', { name: 'You', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Choose notifications' }).click();
  await page.getByLabel('Verification completed: Email').selectOption('Immediately');
  await page.getByRole('switch', { name: 'Sat and Sun' }).check();
  await expect(page.getByLabel('Verification completed: Email')).toHaveValue('atOnce');
});
