import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buyPlan, changeCard, payWith } from '../billing.ts';
import { aCampaignOwner } from '../campaigns.ts';
import { CONTACT_LIST } from '../contacts.ts';
import { runSql } from '../database.ts';
import { fillMailboxes } from '../mailboxes.ts';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

test('a plan is bought, raised with the card on file, lowered for later, and that is taken back', async ({ page }) => {
  await aSignedInUser(page);
  await buyPlan(page, 'starter', 'Starter');
  await page.getByRole('link', { name: 'Billing and usage' }).click();
  await expect(page.getByRole('heading', { name: 'Starter plan' })).toBeVisible();
  await expect(page.getByText('Visa 4242')).toBeVisible();

  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: 'Growth' }).check();
  await expect(page.getByText(/^Starter, unused time/)).toBeVisible();
  await page.getByRole('button', { name: /^Pay \$[\d.]+ with Visa 4242$/ }).click();
  await expect(page.getByRole('heading', { name: 'You are on the Growth plan' })).toBeVisible();

  await page.goto('/purchase/plan?plan=starter');
  await page.getByRole('button', { name: 'Change to Starter' }).click();
  await expect(page.getByText(/^Your plan changes to Starter on /)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Your plan changes to Starter on /)).toBeHidden();

  const paper = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Save .+ as PDF$/ })
    .first()
    .click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a plan is paused and goes on, and one cancel lists everything and can be undone', async ({ page }) => {
  await aSignedInUser(page);
  await buyPlan(page, 'starter', 'Starter');
  await page.goto('/setting/billing');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Pause for 1 month' }).click();
  await expect(page.getByText(/^Your plan is paused (until|from) /)).toBeVisible();
  await page.getByRole('button', { name: /^(Undo|Resume now)$/ }).click();
  await expect(page.getByText(/^Your plan is paused (until|from) /)).toBeHidden();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('list', { name: 'What ends' }).getByText('Starter plan')).toBeVisible();
  await page.getByRole('button', { name: /^Cancel on / }).click();
  await expect(page.getByText(/^The Starter plan ends on /)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^The Starter plan ends on /)).toBeHidden();
});

test('a declined card costs nothing, says the bank’s word and can be followed by another one', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto('/purchase/plan?plan=starter');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await payWith(page, 'isEmpty');
  await expect(page.getByText(/insufficient_funds/)).toBeVisible();
  await page.getByRole('link', { name: /Back to/ }).click();
  await expect(page).toHaveURL(/\/purchase\/error\?purchaseId=/);
  await expect(page.getByText(/You are on the/)).toBeHidden();
  await page.getByRole('button', { name: /^(Try again|Continue payment)$/ }).click();
  await payWith(page, 'pays');
  await expect(page.getByRole('heading', { name: 'You are on the Starter plan' })).toBeVisible();
});

test('an address without a purchase, or with another user’s, congratulates nobody', async ({ page }) => {
  const none = page.getByRole('heading', { name: 'No purchase found' });
  await page.goto('/purchase/success');
  await expect(none).toBeVisible();
  const address = '/purchase/success?purchaseId=0b3c1f7e-5f2d-4a53-8b1e-2c9d5a6f7e10';
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await aSignedInUser(page);
  await page.goto(address);
  await expect(none).toBeVisible();
});

/** The words of the server stay on the page, and lead to a larger plan. */
async function expectRefusal(page: Page, words: string) {
  const notice = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'View plans' }) });
  await expect(notice).toContainText(words);
  await notice.getByRole('link', { name: 'View plans' }).click();
  await expect(page).toHaveURL(/\/purchase\/plan$/);
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
}

test('more verifications than are left are refused as a whole', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto('/home/verification/email');
  const addresses = Array.from({ length: 201 }, (_, index) => `p${index}@fleet.test`).join('\n');
  await page.getByRole('textbox', { name: 'Paste addresses' }).fill(addresses);
  await page.getByRole('button', { name: 'Verify 201 addresses' }).click();
  await expectRefusal(page, '201 addresses, but only 200 verifications left this month');
});

test('more leads than are left are refused before the search starts', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto('/leads-agent');
  await page.getByRole('textbox', { name: 'Who are you looking for?' }).fill('Managing directors in Poland');
  await page.getByRole('button', { name: /^Find leads/ }).click();
  await page.getByRole('button', { name: /^Find up to 100, about / }).click();
  await expectRefusal(page, '100 leads requested, but only 50 left this month');
});

test('a contact that the plan has no room for is refused', async ({ page }) => {
  const { email } = await aSignedInUser(page);
  await runSql(
    `insert into contact_counts (workspace_id, contacts) select workspace_id, 1500 from users where email = $1
     on conflict (workspace_id) do update set contacts = 1500`,
    [email],
  );
  await page.goto(CONTACT_LIST);
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill('ines@harborline.test');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expectRefusal(page, 'Your plan includes 1,500 contacts; this would make 1,501');
  // Nothing typed is lost on the way to the plans.
  await page.goBack();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toHaveValue('ines@harborline.test');
});

/** As if so many had been sent this month. */
const useMails = (email: string, count: number) =>
  runSql(
    `insert into cap_counters (kind, key, day, used)
     select 'quota', workspace_id::text, date_trunc('month', now() at time zone 'UTC')::date, $2::int from users where email = $1
     on conflict (kind, key, day) do update set used = $2::int`,
    [email, count],
  );

/** As if the minutes had passed after which a mailbox whose mails wait for the plan looks again. */
const passMinutes = (email: string) =>
  runSql(
    `update send_queues set next_at = now() - interval '2 minutes'
     where next_at > now() and mailbox_id in (
       select m.id from mailboxes m join users u on u.workspace_id = m.workspace_id where u.email = $1)`,
    [email],
  );

const inFunnel = (page: Page, step: string) =>
  page.locator('dt', { hasText: new RegExp(`^${step}$`) }).locator('xpath=following-sibling::dd[1]');

const WAITS_FOR_QUOTA = /emails for this month are used up/i;
const WAITS_FOR_MONEY = /An invoice is unpaid; nothing is sent until it is paid/;

test('mails wait for room in the plan and then for an unpaid bill, say so, and go on', async ({ page, request }) => {
  const { email, campaigns } = await aCampaignOwner(page, request, ['Autumn carriers'], {
    startsIn: 0,
    before: (of) => useMails(of, 500),
  });
  const campaign = `/home/campaign/campaignDetail/${campaigns[0]?.campaignId}`;
  await page.goto(campaign);
  await expect(page.getByText(WAITS_FOR_QUOTA).first()).toBeVisible();
  await buyPlan(page, 'starter', 'Starter');
  await page.goto('/setting/billing');
  await expect(page.getByRole('heading', { name: 'Starter plan' })).toBeVisible();
  await changeCard(page, 'Change', 'declinesLater');

  // The next bill meets the new card.
  await page.getByRole('button', { name: 'Open the payment processor’s page' }).click();
  await page.getByRole('button', { name: 'Create next invoice now' }).click();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page.getByText(/^An invoice is unpaid\. Everything keeps working until /)).toBeVisible();
  await expect(page.getByText('The bank declined it without giving a reason.')).toBeVisible();
  await expect(async () => {
    await passMinutes(email);
    await page.goto(campaign);
    await expect(inFunnel(page, 'Sent to')).toHaveText('1', { timeout: 5_000 });
  }).toPass();

  // Two weeks later, as the clock of the server's own tests shows day by day.
  await runSql(
    `update billing_accounts set unpaid_since = now() - interval '15 days'
     where workspace_id = (select workspace_id from users where email = $1)`,
    [email],
  );
  // What is known of a plan is a few seconds old.
  await expect(async () => {
    await page.goto(campaign);
    await expect(page.getByText(WAITS_FOR_MONEY).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goto('/setting/billing');
  await expect(page.getByText(/so nothing new can be sent or started/)).toBeVisible();
  await changeCard(page, 'Use another card', 'pays');
  await expect(page.getByText(/so nothing new can be sent or started/)).toBeHidden();
  await expect(async () => {
    await page.goto(campaign);
    await expect(page.getByRole('heading', { name: 'Autumn carriers' })).toBeVisible();
    await expect(page.getByText('Why is it not sending right now?')).toBeVisible({ timeout: 5_000 });
    await expect(page.getByText(WAITS_FOR_MONEY)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('a mailbox that the plan has no room for is refused', async ({ page, request }) => {
  const { email } = await aSignedInUser(page);
  await fillMailboxes(email, 2);
  const address = `ana@d${randomBytes(4).toString('hex')}.test`;
  const data = { address, password: 'sea-glass-91', host: 'mailhaven.test' };
  await request.post('/sirius/api/pub/sandbox/mailbox/create', { data });
  await page.goto(`/home/accounts/accountAddSMTP?email=${address}`);
  await page.getByLabel('Sender name').fill('Ana Ferreira');
  await expect(page.getByText('Mailhaven settings filled in')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(data.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sending and receiving work' })).toBeVisible();
  await page.getByRole('button', { name: 'Add account' }).click();
  await expectRefusal(page, 'Your plan includes 2 mailboxes, and all are in use');
});
