import { ACCOUNT_LIST, answerAt, aUser, newPerson, signUpAt, tokenIn } from '../person.ts';
import { expect, test } from '../test.ts';

test('a newcomer signs up with Google in its own window, and the first window goes on by itself', async ({ page }) => {
  await page.goto('/sign/sign-in');
  await signUpAt(page, 'Google', newPerson().email);
  await expect(page).toHaveURL(ACCOUNT_LIST);
  expect(await tokenIn(page)).not.toBe('');
});

test('a known user signs in with Google without another question', async ({ page }) => {
  const { email } = newPerson();
  await page.goto('/sign/sign-up');
  await signUpAt(page, 'Google', email);
  await expect(page).toHaveURL(ACCOUNT_LIST);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/sign/sign-in');
  await answerAt(page, 'Google', email);
  await expect(page).toHaveURL(ACCOUNT_LIST);
});

test('an address Microsoft does not vouch for has to be confirmed by mail', async ({ page }) => {
  await page.goto('/sign/sign-up');
  await signUpAt(page, 'Microsoft', newPerson().email);
  await expect(page).toHaveURL(/\/sign\/verify-email/);
});

test('a refusal at the provider is shown in plain words and changes nothing', async ({ page }) => {
  await page.goto('/sign/sign-in');
  const popup = await answerAt(page, 'Google', newPerson().email, 'Deny');
  await expect(popup).toHaveURL(/\/oauth\/google\/handle\?error=access_denied/);
  await expect(popup.getByRole('heading')).toBeVisible();
  expect(await tokenIn(page)).toBe('');
});

test('Facebook’s page says that it is not offered', async ({ page }) => {
  await page.goto('/oauth/facebook/handle');
  await expect(page.getByText(/sign-in is not available/i)).toBeVisible();
});

test('an account that was here before asks for its password once, and then lets Google in', async ({ page }) => {
  const person = await aUser();
  await page.goto('/sign/sign-in');
  const popup = await answerAt(page, 'Google', person.email);
  await expect(popup.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await popup.getByLabel('Password', { exact: true }).fill('guessed-1');
  await popup.getByRole('button', { name: 'Sign in and link' }).click();
  await expect(popup.getByText('The current password is incorrect')).toBeVisible();
  await popup.getByLabel('Password', { exact: true }).fill(person.password);
  await popup.getByRole('button', { name: 'Sign in and link' }).click();
  await expect(page).toHaveURL(ACCOUNT_LIST);
});

test('the address a provider’s window ends at signs nobody in in another browser', async ({ page, browser }) => {
  await page.goto('/sign/sign-in');
  const popup = await answerAt(page, 'Google', newPerson().email);
  await expect(popup.getByLabel('Company name')).toBeVisible();
  const victim = await (await browser.newContext()).newPage();
  await victim.goto(popup.url());
  await expect(victim.getByText('The sign-in timed out. Please start again')).toBeVisible();
  expect(await tokenIn(victim)).toBe('');
});
