import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { runSql } from './database.ts';
import { aSignedInUser, headersOf } from './person.ts';

/** A user whose plan has room for bought mailboxes. */
export async function aBuyer(page: Page) {
  const person = await aSignedInUser(page);
  await runSql("update workspaces set plan = 'growth' where id = (select workspace_id from users where email = $1)", [
    person.email,
  ]);
  return person;
}

/** A word nobody else looks for, so that its names are free. */
export const aWord = () =>
  `kontor${Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8)}`;

/** Puts the first free name into the cart and gives it; three mailboxes. */
export async function chooseName(page: Page, word: string): Promise<string> {
  await page.getByRole('searchbox', { name: 'Keyword or company' }).fill(word);
  const add = page.getByRole('button', { name: new RegExp(`^Add \\S*${word}`) }).first();
  await add.click();
  const label = await page.getByRole('button', { name: /^Remove \S+$/, pressed: true }).getAttribute('aria-label');
  return label?.match(/^Remove (\S+)$/)?.[1] ?? '';
}

export async function wantThreeMailboxes(page: Page, domain: string) {
  const count = page.getByLabel(`Mailboxes at ${domain}`);
  await expect(count).toHaveText('2');
  await page.getByRole('button', { name: `One mailbox more at ${domain}` }).click();
  await expect(count).toHaveText('3');
}

/** From the cart with one domain and three mailboxes to the page of the card processor. */
export const confirmQuote = (page: Page) => orderDomains(page, '1 domain with 3 mailboxes');

/** From what was chosen, which the quote names, to the page of the card processor. */
export async function orderDomains(page: Page, what: string) {
  await agreeToQuote(page, what);
  // A customer who has bought before has a card on file, and gives another one.
  await page.getByRole('button', { name: /^(Pay \$\S+|Other card)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Test cards' })).toBeVisible();
}

/** Mailboxes alone: without a subscription their first month is paid with the order. */
export async function orderMailboxes(page: Page, what: string) {
  await orderDomains(page, what);
  await payWith(page, 'Pays at once');
  await page.getByRole('link', { name: 'View order' }).click();
}

async function agreeToQuote(page: Page, what: string) {
  await page.getByRole('button', { name: 'Get quote' }).click();
  await expect(page.getByRole('heading', { name: what, exact: true })).toBeVisible();
  await page.getByRole('checkbox').check();
}

/** Pays with one of the box's cards, named by what its bank does. */
export async function payWith(page: Page, does: string) {
  await page.getByRole('button', { name: does }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** What the bank asks, and the code it sent in the box. */
export async function answerBank(page: Page) {
  await page.getByRole('dialog').getByRole('textbox').fill('417220');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

type Needed = { type: string; name: string; value: string; priority: number | null };

/** What the user does at the provider of their domain: every record that mail needs, in the zone of the box. */
export async function publishInBox(request: APIRequestContext, token: string, domain: string) {
  const asked = await request.post('/sirius/api/biz/domain/records', {
    data: { domain },
    headers: headersOf({ token }),
  });
  const { records }: { records: Needed[] } = (await asked.json()).data;
  for (const { type, name, value, priority } of records) {
    const data = priority === null ? value : `${priority} ${value}`;
    const published = await request.post('/sirius/api/pub/sandbox/zone/publish', { data: { name, type, data } });
    expect(published.ok(), name).toBe(true);
  }
}

/** Every step of the order that is shown is done. */
export async function untilReady(page: Page) {
  const steps = page.getByRole('table', { name: 'Steps for each domain' }).locator('td[data-state]');
  await expect(steps.and(page.locator('[data-state="done"]')).last()).toBeVisible();
  await expect(steps.and(page.locator(':not([data-state="done"], [data-state="skipped"])'))).toHaveCount(0, {
    timeout: 90_000,
  });
}
