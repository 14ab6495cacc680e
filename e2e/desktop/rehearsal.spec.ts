import { aCampaignOwner, CAMPAIGN_LIST, campaignRow } from '../campaigns.ts';
import { productDatabase } from '../database.ts';
import { expect, test } from '../test.ts';

test('a campaign is rehearsed: one person is made to leave, the rest changes, and nothing is sent or counted', async ({
  page,
  request,
}) => {
  const { campaigns } = await aCampaignOwner(page, request, ['Autumn carriers']);
  const campaignId = campaigns[0]?.campaignId ?? '';
  const { pool } = await productDatabase();
  const readLedger = async () =>
    (await pool.query('select * from send_ledger where campaign_id = $1 order by id', [campaignId])).rows;
  const before = await readLedger();

  await page.goto(CAMPAIGN_LIST);
  await campaignRow(page, 'Autumn carriers').click();
  await page.getByRole('button', { name: 'Rehearse' }).click();
  await expect(page).toHaveURL(/\/home\/campaign\/rehearsal\//);
  await expect(page.getByText('Nothing is sent.')).toBeVisible();
  const moment = page.getByLabel('Rehearsal at this point');

  // The whole simulation: everybody gets the first mail.
  await page.getByRole('button', { name: 'To the end' }).click();
  const leads = page.getByRole('region', { name: 'Leads' });
  await leads.getByRole('button', { name: /carla@company0\.test/ }).click();
  const lead = page.getByRole('complementary', { name: 'Lead details' });
  // Another lead is open until then.
  await expect(lead.getByRole('heading', { name: 'carla@company0.test' })).toBeVisible();
  await expect(lead.getByRole('heading', { name: 'Conversation preview' })).toBeVisible();

  // Carla leaves after the first mail: the second one does not go to her.
  await lead.getByRole('radio', { name: /Opts out in/ }).click();
  await expect(lead.getByText('1 email, then stops').first()).toBeVisible();
  await expect(leads.getByRole('button', { name: /carla@company0\.test/ })).toContainText('Opted out');
  await expect(lead.getByText(/Used the opt-out link/)).toBeVisible();
  await expect(moment).toContainText('Stopped early');

  // The address keeps it: a reload shows the same simulation.
  await page.reload();
  await expect(lead.getByRole('radio', { name: /Opts out in/ })).toBeChecked();
  await lead.getByRole('radio', { name: /Nothing/ }).click();
  await expect(leads.getByRole('button', { name: /carla@company0\.test/ })).not.toContainText('Opted out');

  expect(await readLedger()).toEqual(before);
});
