import { ACCOUNT_LIST, aUser, linkMailedTo, newPerson, putToken, signIn, tokenIn } from '../person.ts';
import { expect, test } from '../test.ts';

test('a person signs in and is on the account list', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/sign/sign-in');
  await signIn(page, await aUser());
  await expect(page).toHaveURL(ACCOUNT_LIST);
});

test('a wrong password is reported once, and nothing else happens', async ({ page }) => {
  const { email } = await aUser();
  await page.goto('/sign/sign-in');
  await signIn(page, { email, password: 'wrong-pass-1' });
  await expect(page.getByText('Email or password is incorrect').first()).toBeVisible();
  await expect(page).toHaveURL(/\/sign\/sign-in/);
  expect(await tokenIn(page)).toBe('');
});

test('a form that is not filled in names what is missing', async ({ page }) => {
  await page.goto('/sign/sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email can’t be blank')).toBeVisible();
  await expect(page.getByText('Password can’t be blank')).toBeVisible();
});

test('an unconfirmed address can ask for its mail again from the sign-in page', async ({ page, request }) => {
  const person = newPerson();
  await request.post('/sirius/api/pub/user/signup/email', {
    data: { ...person, companyName: 'Newcomer Ltd', agree: true },
  });
  await page.goto('/sign/sign-in');
  await signIn(page, person);
  await expect(page.getByText(/Confirm your email first/).first()).toBeVisible();
});

test('a forgotten password is replaced through the mailed link', async ({ page, request }) => {
  const person = await aUser();
  await page.goto('/sign/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const link = await linkMailedTo(request, person.email, 'Reset your');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another-horse-2');
  await page.getByLabel('Repeat new password').fill('another-horse');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await page.getByLabel('Repeat new password').fill('another-horse-2');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/sign\/sign-in/);
  await signIn(page, { email: person.email, password: 'another-horse-2' });
  await expect(page).toHaveURL(ACCOUNT_LIST);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign\/reset-pwd\/error/);
  await expect(page.getByRole('heading', { name: 'Password reset failed, please try again later.' })).toBeVisible();
});

test('an address nobody has is reported on the reset page', async ({ page }) => {
  await page.goto('/sign/reset-pwd');
  await page.getByLabel('Email', { exact: true }).fill(newPerson().email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('User not found').first()).toBeVisible();
});

test('a page that needs a log-in comes back after it', async ({ page }) => {
  await page.goto(`${ACCOUNT_LIST}?from=mail`);
  await expect(page).toHaveURL(/\/sign\/sign-in\?redirectUrl=/);
  await signIn(page, await aUser());
  await expect(page).toHaveURL(`${ACCOUNT_LIST}?from=mail`);
});

test('signing in does not lead to another site', async ({ page, baseURL }) => {
  await page.goto(`/sign/sign-in?redirectUrl=${encodeURIComponent('//evil.test')}`);
  await signIn(page, await aUser());
  await expect(page).not.toHaveURL(/sign-in/);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('a session that ended elsewhere sends the person to sign in, with the reason', async ({ page, request }) => {
  const person = await aUser();
  await page.goto('/sign/sign-in');
  await signIn(page, person);
  await expect(page).toHaveURL(ACCOUNT_LIST);
  const token = await tokenIn(page);
  // An open page would learn it at once by its stream of changes; this one comes back to a session that is gone.
  await page.goto('about:blank');
  await request.post('/sirius/api/biz/user/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/home/accounts/accountList?again');
  await expect(page.getByText('Login expired, please log in again').first()).toBeVisible();
  await expect(page).toHaveURL(/\/sign\/sign-in/);
  expect(await tokenIn(page)).toBe('');
});

test('a made-up token in storage does no harm', async ({ page }) => {
  await page.goto('/sign/sign-in');
  await putToken(page, 'garbage');
  await page.goto('/home/accounts/accountList');
  await expect(page).toHaveURL(/\/sign\/sign-in/);
});

test('the quick log-in of the boxed world opens the demo workspace', async ({ page }) => {
  await page.goto('/test-login');
  await expect(page).toHaveURL(ACCOUNT_LIST);
});
