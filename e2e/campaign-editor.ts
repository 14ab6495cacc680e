import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { runSql } from './database.ts';
import { aConnectedMailbox } from './mailboxes.ts';
import { aSignedInUser, headersOf } from './person.ts';

export const NEW = '/home/campaign/createCampaign/create';
export const EDIT = /\/createCampaign\/edit\/([0-9a-f-]{36})/;

const DAY_MS = 86_400_000;
/** A day of the calendar, near enough to be in the forecast. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export type World = { token: string; email: string };

export async function aSender(page: Page, request: APIRequestContext, settings: object = {}): Promise<World> {
  const person = await aSignedInUser(page);
  // A domain that publishes all a launch asks for.
  const email = person.email.replace('@newcomer.test', '@getharborline.test');
  await aConnectedMailbox(request, person.token, email, 'mailhaven-1', settings);
  return { token: person.token, email };
}

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Campaign name' });
export const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
export const emailText = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
export const next = (page: Page, to: string) => page.getByRole('button', { name: `Next: ${to}` });
export const isSaved = (page: Page) => expect(page.getByText(/^(Draft s|S)aved \d\d:\d\d$/)).toBeVisible();

export async function nameIt(page: Page, name: string) {
  await nameField(page).fill(name);
  await expect(page).toHaveURL(EDIT);
  await isSaved(page);
}

export async function pasteLeads(page: Page, text: string) {
  await page.getByRole('button', { name: /^Paste/ }).click();
  await page.getByLabel('Addresses').fill(text);
  await page.getByRole('button', { name: /^Add \d+ leads?$/ }).click();
  await expect(page.getByText(/\d leads? at \d/)).toBeVisible();
}

export async function addContact(world: World, request: APIRequestContext, data: object) {
  const answer = await request.post('/sirius/api/biz/contact/add', { headers: headersOf(world), data });
  const { code, message } = await answer.json();
  expect(code, message).toBe(0);
}

/** Filters that are live are looked at once a minute; nobody waits for that here. */
export const lookForNewLeads = () =>
  runSql(`insert into pgboss.job (name, data) values ('campaigns.refresh-sources', '{}')`, []);

export async function chooseSender(page: Page, email: string) {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: email }).click();
}
