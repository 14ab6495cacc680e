import { faultsOfScreens } from '../accessibility.ts';
import { aCampaignOwner } from '../campaigns.ts';
import { ACCOUNT_LIST } from '../person.ts';
import { expect, test } from '../test.ts';

test('the rehearsal of a campaign meets WCAG 2.2 AA in light and dark', async ({ page, request }) => {
  const { campaigns } = await aCampaignOwner(page, request, ['Autumn carriers']);
  const rehearsal = `/home/campaign/rehearsal/${campaigns[0]?.campaignId}`;
  // The simulation is played before it is looked at: what it takes is kept by the page.
  await page.goto(rehearsal);
  await expect(page.getByRole('button', { name: 'To the end' })).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await faultsOfScreens(page, { [ACCOUNT_LIST]: [], [rehearsal]: [] })).toEqual([]);
});
