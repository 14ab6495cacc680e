import type { APIRequestContext, Page } from '@playwright/test';
import { aSignedInUser, headersOf } from '../person.ts';
import { expect, test } from '../test.ts';

// Each goes through several proposals or templates, with a save in between.
test.describe.configure({ timeout: 90_000 });

const emailText = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const isSaved = (page: Page) => expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();

/** A user at the mail of a new campaign. */
async function atEmailText(page: Page, request: APIRequestContext) {
  const person = await aSignedInUser(page);
  const made = await request.post('/sirius/api/biz/campaign/create', {
    headers: headersOf(person),
    data: { name: 'Brokers', zone: 'UTC' },
  });
  const { campaignId } = (await made.json()).data;
  await page.goto(`/home/campaign/createCampaign/edit/${campaignId}?step=sequence`);
  await expect(emailText(page)).toBeVisible();
}

test('a model writes, rewrites and shortens a mail, and nothing changes before the user says so', async ({
  page,
  request,
}) => {
  await atEmailText(page, request);
  await button(page, 'Write').click();
  const panel = page.getByRole('region', { name: 'Write this email' });
  await panel.getByLabel('What should it say?').fill('We read carrier invoices. Ask whether a list would help.');
  await button(page, 'Generate').click();
  await expect(panel.getByText('Suggested by small-model')).toBeVisible();
  await expect(panel.getByText(/^Review the text./)).toBeVisible();
  await expect(panel.getByText('Figures you did not provide: 1,400')).toBeVisible();
  await expect(panel.getByText('Removed, because no lead has it: rivalName')).toBeVisible();
  await expect(panel.getByText('Removed, because you did not provide it: https://made-up.test/page')).toBeVisible();
  await expect(emailText(page)).toHaveText('');

  await button(page, 'Replace').click();
  await expect(emailText(page)).toContainText('Would a list help you?');
  await expect(subject(page)).toContainText('Carrier invoices at');
  await undo(page).click();
  await expect(emailText(page)).toHaveText('');
  await expect(subject(page)).toHaveText('');

  await button(page, 'Write').click();
  await panel.getByLabel('What should it say?').fill('We read carrier invoices.');
  await button(page, 'Generate').click();
  await button(page, 'Replace').click();
  await expect(emailText(page).getByText('firstName | default: "there"', { exact: true })).toBeVisible();

  await button(page, 'Shorten').click();
  const shorter = page.getByRole('region', { name: 'Shorten this email' });
  await expect(shorter.getByText('Would a list of wrong invoices help you?')).toBeVisible();
  await button(page, 'Discard').click();
  await expect(shorter).toBeHidden();
  await expect(emailText(page)).toContainText('Would a list help you?');

  await emailText(page).getByText('Would a list help you?').click();
  await page.keyboard.press('End');
  await button(page, 'Rewrite').click();
  await button(page, 'Simpler').click();
  await button(page, 'Generate').click();
  await button(page, 'Insert').click();
  await expect(emailText(page)).toContainText('Would a list help you?In plainer words: some invoices are wrong.');
  await isSaved(page);
  await page.reload();
  await expect(emailText(page)).toContainText('In plainer words: some invoices are wrong.');
});

test('without a model the help says that it is off, and who switches it on', async ({ page, request }) => {
  await page.route('**/campaign/writing-help', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { model: null } } }),
  );
  await atEmailText(page, request);
  await button(page, 'Write').click();
  await expect(page.getByText('Writing assistance is off')).toBeVisible();
  await expect(page.getByText(/can turn it on with OUTRIDER_LLM_URL/)).toBeVisible();
});

test('a mail is kept as a template, begins another one, and is renamed and deleted', async ({ page, request }) => {
  await atEmailText(page, request);
  await subject(page).click();
  await page.keyboard.type('Two invoices at {{company}}');
  await emailText(page).click();
  await page.keyboard.type('Hi {{firstName}}, it worked last year.');
  await button(page, 'Template').click();
  await page.getByRole('menuitem', { name: 'Save this email as a template' }).click();
  await page.getByLabel('Template name').fill('Worked last year');
  await button(page, 'Save').click();
  await expect(page.getByText('Worked last year was saved as a template')).toBeVisible();

  await button(page, 'Round').click();
  await expect(emailText(page)).toHaveText('');
  const choose = async () => {
    await button(page, 'Template').click();
    await page.getByRole('menuitem', { name: 'Start from template' }).click();
    return page.getByRole('dialog', { name: 'Templates' });
  };
  let templates = await choose();
  await templates.getByRole('button', { name: /^Closing the file/ }).click();
  await expect(templates.getByText('This is my last email about it.')).toBeVisible();
  await button(page, 'Use template').click();
  await expect(emailText(page)).toContainText('[… the matter]');
  await expect(page.getByText('Not filled in yet: "[… the matter]"')).toBeVisible();

  templates = await choose();
  await templates.getByRole('button', { name: /^Worked last year/ }).click();
  await templates.getByLabel('Template name').fill('Works');
  await button(page, 'Rename').click();
  await templates.getByRole('button', { name: /^Works/ }).click();
  await button(page, 'Use template').click();
  await expect(emailText(page)).toHaveText('Hi firstName, it worked last year.');
  await expect(subject(page)).toHaveText('Two invoices at company');
  await undo(page).last().click();
  await expect(emailText(page)).toContainText('[… the matter]');

  templates = await choose();
  await templates.getByRole('button', { name: /^Works/ }).click();
  await button(page, 'Delete Works').click();
  await expect(templates.getByText('None yet. Save an email that worked well.')).toBeVisible();
});
