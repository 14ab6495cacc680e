import { aCampaignOwner, CAMPAIGN_LIST, campaignRow, leaveInDoubt } from '../campaigns.ts';
import { expect, test } from '../test.ts';

test('campaigns are found, narrowed, paused and taken back by key, and one that is deleted comes back', async ({
  page,
  request,
}) => {
  test.slow();
  await aCampaignOwner(page, request, ['Freight audit', 'Nordics cold chain']);
  await page.goto(CAMPAIGN_LIST);
  const freight = campaignRow(page, 'Freight audit');
  await expect(freight).toContainText('In Progress');
  await expect(freight).toContainText('Pending');
  await expect(freight).toContainText('3 leads, 2 rounds, 1 mailbox');
  await expect(freight).toContainText('Round 1 is due');

  await page.keyboard.press('/');
  await page.keyboard.type('nordics');
  await expect(freight).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(freight).toBeVisible();

  await page.getByLabel('Select Freight audit').check();
  await page.getByLabel('Selected campaigns').getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(freight).toContainText('Suspend');
  await expect(freight).toContainText('Paused');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(freight).toContainText('In Progress');

  await freight.getByRole('button', { name: 'Pause Freight audit' }).click();
  await page.getByText('Suspend 1', { exact: true }).click();
  await expect(page).toHaveURL(/status=suspend/);
  await expect(campaignRow(page, 'Nordics cold chain')).toBeHidden();
  await page.reload();
  await expect(freight).toContainText('Suspend');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  const nordics = campaignRow(page, 'Nordics cold chain');
  await nordics.hover();
  await nordics.getByRole('button', { name: 'More actions for Nordics cold chain' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(nordics).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(nordics).toContainText('Suspend');

  await nordics.hover();
  await nordics.getByRole('button', { name: 'More actions for Nordics cold chain' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Deleted 1' }).click();
  const kept = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Nordics cold chain' });
  await expect(kept).toContainText('3 leads, deleted');
  await kept.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(nordics).toContainText('Suspend');
});

test('a campaign says why it does not send, for itself, for each mailbox and for every lead', async ({
  page,
  request,
}) => {
  test.slow();
  const { sender, campaigns } = await aCampaignOwner(page, request, ['Freight audit'], { atAnyHour: true });
  await page.goto(CAMPAIGN_LIST);
  await campaignRow(page, 'Freight audit').click();
  await expect(page.getByRole('heading', { name: 'Freight audit' })).toBeVisible();
  const why = page.getByLabel('Why is it not sending right now?');
  await expect(why).toContainText(/Round 1 is due/);
  await expect(why).toContainText('Next: Round 1 to');
  await why.getByRole('button', { name: 'Show all reasons' }).click();
  await expect(page.getByLabel('Mailboxes').getByText(sender)).toBeVisible();
  await expect(page.getByText(/= 3$/)).toBeVisible();
  await page.getByPlaceholder('Why not this person?').fill('anna');
  await page.getByRole('button', { name: /anna@company0\.test/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'anna@company0.test' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: /^Leads/ }).click();
  await page.getByLabel('Select anna@company0.test').check();
  await page.getByLabel('Selected leads').getByRole('button', { name: 'Stop' }).click();
  await expect(campaignRow(page, 'anna@company0.test')).toContainText('Stopped: stopped by you');
  await page.getByText('Stopped 1', { exact: true }).click();
  await expect(campaignRow(page, 'bruno@company0.test')).toBeHidden();

  await page.getByRole('tab', { name: 'Forecast' }).click();
  await expect(page.getByRole('img', { name: 'Forecast by day' })).toBeVisible();
  await page.getByRole('tab', { name: /^Sequence/ }).click();
  await expect(page.getByText('Two invoices, one mistake')).toBeVisible();
  await expect(page.getByText('Not Open, based on any earlier round')).toBeVisible();

  // Of a mail in doubt, the user says what became of it.
  await leaveInDoubt(campaigns[0]?.campaignId ?? '', 'bruno@company0.test');
  await page.getByRole('tab', { name: /^Leads/ }).click();
  await page.getByText('All 3', { exact: true }).click();
  await campaignRow(page, 'bruno@company0.test').click();
  const bruno = page.getByRole('dialog');
  await bruno.getByRole('button', { name: 'Yes, it was sent' }).click();
  await expect(bruno.getByText(/^Round 1 was sent, confirmed by/)).toBeVisible();
  await expect(bruno.getByText('Was this email sent?')).toBeHidden();
  await bruno.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(campaignRow(page, 'Round 1 was sent, confirmed by')).toContainText('bruno@company0.test');
  await expect(campaignRow(page, 'Launched')).toBeVisible();

  // What happens elsewhere is seen without a reload.
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(campaignRow(page, 'Paused')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(why).toContainText('Nothing is sent until you relaunch it.');
  await page.getByRole('button', { name: 'ReLaunch' }).click();
  await expect(why).toContainText(/Round 1 is due/);
});
