import type { Page } from '@playwright/test';
import { EDIT, emailText, isSaved, NEW, nameField, nameIt, next, pasteLeads } from '../campaign-editor.ts';
import { mailBody, writeScreen } from '../compose.ts';
import { aReader, deliver, messageRow } from '../inbox.ts';
import { ACCOUNT_LIST, aSignedInUser, aUser, headersOf, newPerson, signIn, tokenIn } from '../person.ts';
import { expect, test } from '../test.ts';

/** The session ends at the server, as it does from another device, a moment before the page calls what it next calls. */
const endSessionBefore = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await endSession(page);
      await route.continue();
    },
    { times: 1 },
  );

const endSession = async (page: Page) =>
  page.request.post('/sirius/api/biz/user/logout', { headers: headersOf({ token: await tokenIn(page) }), data: {} });

const question = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function renewWith(page: Page, password: string) {
  await question(page).getByLabel('Password', { exact: true }).fill(password);
  await question(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question(page)).toBeHidden();
}

const onSignIn = (page: Page) => expect(page).toHaveURL(/\/sign\/sign-in\?redirectUrl=/);

test('in the campaign editor an expired session is renewed in place, and the save that waited goes on', async ({
  page,
}) => {
  const person = await aSignedInUser(page);
  await page.goto(NEW);
  await endSessionBefore(page, '/campaign/create');
  await nameField(page).fill('Not made yet');
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await question(page).getByLabel('Password', { exact: true }).fill('not my password 1');
  await question(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question(page).getByRole('alert').first()).toBeVisible();
  await renewWith(page, person.password);
  await expect(page).toHaveURL(EDIT);
  await isSaved(page);
  await expect(nameField(page)).toHaveValue('Not made yet');

  await pasteLeads(page, 'ann@kestrelhaulage.test');
  await next(page, 'Sequence').click();
  await endSessionBefore(page, '/campaign/save');
  await emailText(page).fill('Half a letter');
  await expect(question(page)).toBeVisible();
  await renewWith(page, person.password);
  await isSaved(page);
  await expect(emailText(page)).toHaveText('Half a letter');
  await page.reload();
  await expect(emailText(page)).toHaveText('Half a letter');
});

test('a question to the leads agent outlives its session: it is renewed in place, and the preview that waited goes on', async ({
  page,
}) => {
  const person = await aSignedInUser(page);
  await page.goto('/leads-agent');
  const asked = page.getByRole('textbox', { name: 'Who are you looking for?' });
  await endSessionBefore(page, '/ai-agent/understand');
  await asked.fill('Managing directors in Poland');
  await expect(question(page)).toBeVisible();
  await renewWith(page, person.password);
  await expect(asked).toHaveValue('Managing directors in Poland');
  await expect(
    page.getByRole('list', { name: 'Criteria' }).getByRole('button', { name: 'CEO', exact: true }),
  ).toBeVisible();

  await endSessionBefore(page, '/ai-agent/preview');
  await page.getByRole('button', { name: /^Find leads/ }).click();
  await expect(question(page)).toBeVisible();
  await renewWith(page, person.password);
  await expect(page.getByRole('heading', { name: 'Preview', exact: true })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Leads agent' })).toContainText('Managing directors in Poland');
  await expect(page.getByRole('region', { name: 'Steps' })).toContainText('2 criteria');
});

test('what waits for a renewal is not done for another person who signs in in the next tab, and they do not see it', async ({
  page,
  context,
}) => {
  const [person, other] = [await aSignedInUser(page), await aUser()];
  await page.goto(NEW);
  await endSessionBefore(page, '/campaign/create');
  await nameField(page).fill('Mine alone');
  await expect(question(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/healthz');
  await tab.evaluate((token) => localStorage.setItem('outrider_app_token', token), other.token);
  await expect(question(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue('');
  await expect(page.getByText('Mine alone')).toBeHidden();
  const listed = await page.request.post('/sirius/api/biz/campaign/list', { headers: headersOf(other), data: {} });
  expect(JSON.stringify(await listed.json())).not.toContain('Mine alone');
  // They log out, and its person gets it back.
  await tab.evaluate(() => {
    localStorage.setItem('outrider_app_left_by_hand', 'yes');
    localStorage.removeItem('outrider_app_token');
  });
  await onSignIn(page);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(page)).toHaveValue('Mine alone');
});

test('who signs in with a provider renews the session in its window', async ({ page }) => {
  const { email } = newPerson();
  const answerAt = async (button: ReturnType<Page['getByRole']>) => {
    const opened = page.waitForEvent('popup');
    await button.click();
    const popup = await opened;
    await popup.getByRole('textbox').fill(email);
    await popup.getByRole('button', { name: 'Continue' }).click();
    return popup;
  };
  await page.goto('/sign/sign-up');
  const popup = await answerAt(page.getByRole('button', { name: 'Google' }));
  await popup.getByLabel('Company name').fill('Newcomer Ltd');
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(ACCOUNT_LIST);

  await page.goto(NEW);
  await nameIt(page, 'Before');
  await endSessionBefore(page, '/campaign/save');
  await nameField(page).fill('Typed after the end');
  await expect(question(page)).toBeVisible();
  // No password was ever chosen.
  await expect(question(page).getByLabel('Password')).toBeHidden();
  await answerAt(question(page).getByRole('button', { name: 'Google' }));
  await expect(question(page)).toBeHidden();
  await isSaved(page);
  await expect(nameField(page)).toHaveValue('Typed after the end');
});

test('a mail and an answer being written outlive the session they were begun in', async ({ page, request }) => {
  test.slow();
  const [from = ''] = await aReader(page, request, 1);
  await deliver(request, from, [{ subject: 'Thursday', text: 'Does 14:00 work?' }]);
  await page.goto('/inbox');
  await messageRow(page, 'Thursday').click({ timeout: 40_000 });
  await page.keyboard.press('r');
  const answer = page.getByRole('region', { name: 'Your reply' });
  await mailBody(answer).fill('Yes, 14:00 it is.');
  await endSession(page);
  await expect(question(page)).toBeVisible();
  await renewWith(page, newPerson().password);
  await expect(answer.getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 40_000 });
  await expect(mailBody(answer)).toHaveText('Yes, 14:00 it is.');

  await page.getByRole('button', { name: 'Write email' }).first().click();
  const screen = writeScreen(page);
  await screen.getByLabel('Subject').fill('First');
  await endSession(page);
  await mailBody(screen).fill('The first text.');
  await expect(question(page)).toBeVisible();
  await renewWith(page, newPerson().password);
  await expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 40_000 });
  await expect(mailBody(screen)).toHaveText('The first text.');
});

test('a form in which something was typed is renewed in place; who would rather leave finds it again, and nobody else does', async ({
  page,
}) => {
  const [person, other] = [await aSignedInUser(page), await aUser()];
  await page.goto('/setting/profile');
  const name = page.getByLabel('Name', { exact: true });
  await endSessionBefore(page, '/user/update');
  await name.fill('Maya Lindqvist');
  await page.getByLabel('Website').fill('harborline.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await renewWith(page, person.password);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue('Maya Lindqvist');

  await endSessionBefore(page, '/user/update');
  await name.fill('Maya L.');
  await page.getByRole('button', { name: 'Save' }).click();
  await question(page).getByRole('button', { name: 'Go to the sign-in page' }).click();
  await onSignIn(page);
  await signIn(page, other);
  await expect(page).toHaveURL('/setting/profile');
  await expect(name).toHaveValue('');
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  // Logged out by hand: what is typed stays its person's.
  await name.fill('Somebody else');
  await page.getByRole('button', { name: /Newcomer Ltd/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign/sign-in');
  await signIn(page, person);
  await expect(page).toHaveURL(ACCOUNT_LIST);
  await page.goto('/setting/profile');
  await expect(name).toHaveValue('Maya L.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('Maya Lindqvist');
});

test('where nothing was typed, an expired session leads to the sign-in page and back', async ({ page }) => {
  const person = await aSignedInUser(page);
  await page.goto(ACCOUNT_LIST);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await endSession(page);
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await onSignIn(page);
  await signIn(page, person);
  await expect(page).toHaveURL(/contactList/);
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
