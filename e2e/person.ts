import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { insertConfirmedUser } from '../apps/server/src/modules/identity/confirmed-user-testing.ts';
import { productDatabase } from './database.ts';

const PASSWORD = 'correct-horse-1';

export const newPerson = () => ({ email: `p${randomBytes(5).toString('hex')}@newcomer.test`, password: PASSWORD });

type Person = ReturnType<typeof newPerson>;
type Session = { token: string };

/** The link in the newest boxed mail to an address, as a path of this site. */
export async function linkMailedTo(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const list = await request.get('/sirius/api/pub/sandbox/mail/list', { params: { search: email } });
        const mails: { id: string; subject: string }[] = (await list.json()).data.mails;
        const mail = mails.find((candidate) => candidate.subject.includes(subject));
        if (!mail) return '';
        const read = await request.get('/sirius/api/pub/sandbox/mail/read', { params: { id: mail.id } });
        const url = new URL((await read.json()).data.text.match(/https?:\/\/\S+token=\S+/)?.[0] ?? 'http://none');
        link = `${url.pathname}${url.search}`;
        return link;
      },
      { timeout: 30_000, intervals: [100] },
    )
    .toContain('token=');
  return link;
}

/** A user with a confirmed address, so that a journey can begin later: the way through sign-up has its own tests. */
export async function aUser(): Promise<Person & Session> {
  const person = newPerson();
  const { db } = await productDatabase();
  const { token } = await insertConfirmedUser(db, { ...person, companyName: 'Newcomer Ltd' });
  return { ...person, token };
}

/** A user whose browser has a session already, and no page open: the way through the sign-in page has its own tests. */
export async function aSignedInUser(page: Page): Promise<Person & Session> {
  const person = await aUser();
  // Only a page of the site has the site's storage; this one draws nothing.
  await page.goto('/healthz');
  await putToken(page, person.token);
  return person;
}

export const headersOf = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

export async function signIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('outrider_app_token') ?? '');

export const putToken = (page: Page, token: string) =>
  page.evaluate((value) => localStorage.setItem('outrider_app_token', value), token);

export const ACCOUNT_LIST = '/home/accounts/accountList';

type Provider = 'Google' | 'Microsoft';

/** Opens the provider's window and answers there. */
export async function answerAt(page: Page, provider: Provider, email: string, answer = 'Continue') {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: provider }).click();
  const popup = await opened;
  await popup.getByRole('textbox').fill(email);
  await popup.getByRole('button', { name: answer }).click();
  return popup;
}

/** A new account without a password, in the provider's window. */
export async function signUpAt(page: Page, provider: Provider, email: string) {
  const popup = await answerAt(page, provider, email);
  await popup.getByLabel('Company name').fill('Newcomer Ltd');
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Create account' }).click();
}
