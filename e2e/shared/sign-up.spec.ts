import { makeInvitation } from '../../apps/server/src/modules/identity/invitations/make-invitation.ts';
import { productDatabase } from '../database.ts';
import { ACCOUNT_LIST, aUser, linkMailedTo, newPerson, signIn, tokenIn } from '../person.ts';
import { expect, test } from '../test.ts';

test('a newcomer signs up, confirms by mail and is inside', async ({ page, request }) => {
  const { email, password } = newPerson();
  await page.goto('/sign/sign-up');
  await page.getByLabel('Work email').fill(email);
  await expect(page.getByText('Available')).toBeVisible();
  await page.getByLabel('Company name').fill('Newcomer Ltd');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/sign\/verify-email/);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/);
  await expect(page.getByText(/mx\.box\.test/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/);

  await page.goto(await linkMailedTo(request, email, 'Confirm'));
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page).toHaveURL(/\/sign\/verification\/success/);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  expect(await tokenIn(page)).not.toBe('');
  await page.goto('/');
  await expect(page).toHaveURL(ACCOUNT_LIST);
});

test('the waiting page goes on by itself once the link was used elsewhere', async ({ page, request, browser }) => {
  const { email, password } = newPerson();
  await page.goto('/sign/sign-up');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Company name').fill('Newcomer Ltd');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/sign\/verify-email/);

  const other = await (await browser.newContext()).newPage();
  await other.goto(await linkMailedTo(request, email, 'Confirm'));
  await other.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page).toHaveURL(/\/sign\/sign-in/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await other.context().close();
});

test('an invited person finds the address filled in and is inside at once; the link then says that it was used', async ({
  page,
}) => {
  const { email, password } = newPerson();
  const { db } = await productDatabase();
  const made = await makeInvitation({ db, appUrl: 'http://any', now: () => new Date() }, { email, forOwner: false });
  const link = made.url.slice('http://any'.length);
  await page.goto(link);
  await expect(page.getByText('You have been invited.')).toBeVisible();
  await expect(page.getByLabel('Work email')).toHaveValue(email);
  await expect(page.getByLabel('Work email')).not.toBeEditable();
  await page.getByLabel('Company name').fill('Newcomer Ltd');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(ACCOUNT_LIST);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(
    page.getByText('This invitation has already been used or has expired; ask for a new link').first(),
  ).toBeVisible();
  await page.goto(`${link}x`);
  await expect(page.getByText('This link is not valid').first()).toBeVisible();
});

test('a closed installation says so instead of showing a form, and where domains sign up an address elsewhere is refused', async ({
  page,
}) => {
  let signUp: object = { mode: 'closed', domains: [] };
  await page.route('**/config.js', async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: script.replace(/"signUp":\{[^}]*\}/, `"signUp":${JSON.stringify(signUp)}`),
    });
  });
  await page.goto('/sign/sign-up');
  await expect(page.getByText('Sign-up is closed; ask your administrator for an invitation link')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('New here? Ask your administrator for an invitation link.')).toBeVisible();

  signUp = { mode: 'domains', domains: ['newcomer.test'] };
  await page.goto('/sign/sign-up');
  await page.getByLabel('Work email').fill('ada@elsewhere.test');
  await expect(page.getByText('Only addresses at newcomer.test can sign up', { exact: true })).toBeVisible();
  await page.getByLabel('Work email').fill(newPerson().email);
  await expect(page.getByText('Available')).toBeVisible();
});

test('an empty form says what is missing, in the words of the specification', async ({ page }) => {
  await page.goto('/sign/sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email can’t be blank')).toBeVisible();
  await expect(page.getByText('Enter your company name to proceed.')).toBeVisible();
  await expect(page.getByText('Please agree to the Terms & Conditions')).toBeVisible();
  await page.getByLabel('Work email').fill('maya@harborline');
  await page.getByLabel('Work email').blur();
  await expect(page.getByText('Please provide a valid email address')).toBeVisible();
});

test('what is said of the address arrives without moving the rest of the form', async ({ page }) => {
  await page.goto('/sign/sign-up');
  const agree = page.getByRole('checkbox');
  const before = await agree.boundingBox();
  await page.getByLabel('Work email').fill(newPerson().email);
  await expect(page.getByText('Available')).toBeVisible();
  expect(await agree.boundingBox()).toEqual(before);
});

test('an address that is taken is reported before the form is sent', async ({ page }) => {
  const { email } = await aUser();
  await page.goto('/sign/sign-up');
  await page.getByLabel('Work email').fill(email);
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();
});

test('a link that is not ours leads to the page that offers a new mail', async ({ page }) => {
  await page.goto(`/sign/register/verify-handle?token=${'A'.repeat(54)}`);
  await expect(page.getByRole('heading', { name: 'Verification email has expired, please resend.' })).toBeVisible();
});

test('a used link says that the address is confirmed already', async ({ page, request }) => {
  const person = newPerson();
  await request.post('/sirius/api/pub/user/signup/email', {
    data: { ...person, companyName: 'Newcomer Ltd', agree: true },
  });
  const link = await linkMailedTo(request, person.email, 'Confirm');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  await request.post('/sirius/api/pub/user/email/verify', { data: { token } });
  await page.goto(link);
  await expect(page.getByText('Email verification failed, please log in again')).toBeVisible();
  await page
    .getByRole('link', { name: 'Sign in' })
    .or(page.getByRole('button', { name: 'Sign in' }))
    .first()
    .click();
  await signIn(page, person);
  await expect(page).toHaveURL(ACCOUNT_LIST);
});

test('an expired link says since when, and a new mail is one click away', async ({ page, request }) => {
  const person = newPerson();
  await request.post('/sirius/api/pub/user/signup/email', {
    data: { ...person, companyName: 'Newcomer Ltd', agree: true },
  });
  const link = await linkMailedTo(request, person.email, 'Confirm');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  // Withdrawn, which to its holder is the same as too old; the clock itself is moved in the server's tests.
  await request.post('/sirius/api/pub/user/email/link/cancel', { data: { token } });
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign\/register\/verify-error/);
  await expect(page.getByRole('heading', { name: 'Verification email has expired, please resend.' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page).toHaveURL(/\/sign\/verify-email/);
  await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/);
});

test('a mail that the receiving server refuses is shown in that server’s own words', async ({ page }) => {
  await page.goto('/sign/sign-up');
  await page.getByLabel('Work email').fill(`bounce-${newPerson().email}`);
  await page.getByLabel('Company name').fill('Newcomer Ltd');
  await page.getByLabel('Password', { exact: true }).fill(newPerson().password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/550 5\.1\.1/)).toBeVisible();
});
