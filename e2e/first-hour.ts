import { expect, type Locator, type Page } from '@playwright/test';
import { mailBody } from './compose.ts';
import { newPerson } from './person.ts';

/** What a newcomer waits for on a busy machine; how long it may take is judged by the bench. */
const PATIENCE = { timeout: 120_000 };

/**
 * From sign-up to an answered reply, by nothing but what the screens say. Tells how often the newcomer clicked: also into
 * each field that is filled, although most would use the Tab key.
 */
export async function liveFirstHour(page: Page): Promise<{ clicks: number }> {
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click(PATIENCE);
  };
  const write = async (field: Locator, text: string) => {
    await click(field);
    await field.fill(text);
  };
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });

  const person = newPerson();
  await page.goto('/');
  await click(page.getByRole('link', { name: 'Create an account' }));
  await write(page.getByLabel('Work email'), person.email);
  await write(page.getByLabel('Company name'), 'Newcomer Ltd');
  await write(page.getByLabel('Password', { exact: true }), person.password);
  await click(page.getByRole('checkbox'));
  await click(button('Create account'));

  // The mail is read in the sandbox, as the waiting page says.
  const opened = page.context().waitForEvent('page', PATIENCE);
  await click(page.getByRole('link', { name: 'Read it in the sandbox' }));
  const sandbox = await opened;
  await click(sandbox.getByRole('button', { name: new RegExp(person.email) }).first());
  const confirming = page.context().waitForEvent('page', PATIENCE);
  await click(sandbox.frameLocator('iframe').getByRole('link', { name: 'Confirm this address' }));
  const inside = await confirming;
  await click(button('Confirm this address', inside));
  await sandbox.close();

  const toFirstSteps = () => click(inside.getByRole('link', { name: /^Get started/ }).first());
  const isDone = (steps: number) => expect(inside.getByText(`${steps} of 6 done`)).toBeVisible(PATIENCE);
  await toFirstSteps();
  await click(button('Add three mailboxes', inside));
  await isDone(1);
  await click(button('Add 60 contacts', inside));
  await isDone(2);

  await click(inside.locator('label').filter({ hasText: /^×60$/ }));
  await click(button('Create from template', inside));
  // The first steps have a button of that name too, which is there until the editor has come.
  await expect(inside.getByRole('heading', { name: 'Ready to launch' })).toBeVisible(PATIENCE);
  await click(button('Launch', inside));
  await toFirstSteps();
  await click(button('To next reply', inside));
  await click(button(/^Reply to /, inside));
  await click(button('Reply', inside.getByRole('region', { name: 'Thread' })));
  const answer = inside.getByRole('region', { name: 'Your reply' });
  await write(mailBody(answer), 'Thank you. Does Thursday at 14:00 work for a call?');
  await click(button(/^Send ⌘/, answer));
  await toFirstSteps();
  await isDone(6);
  return { clicks };
}
