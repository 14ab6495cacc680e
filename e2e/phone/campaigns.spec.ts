import { aCampaignOwner } from '../campaigns.ts';
import { ACCOUNT_LIST } from '../person.ts';
import { expect, test } from '../test.ts';

test('campaigns fit a phone: what each does, one with its status, a pause and a launch at the thumb', async ({
  page,
  request,
}) => {
  test.slow();
  await aCampaignOwner(page, request, ['Freight audit']);
  await page.goto(ACCOUNT_LIST);
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('link', { name: /Freight audit/ }).click();
  await expect(page.getByText('Why is it not sending right now?')).toBeVisible();
  await expect(page.getByText(/Round 1 is due/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Pause campaign' }).click();
  await page.getByRole('button', { name: 'ReLaunch' }).click();
  await expect(page.getByRole('button', { name: 'Pause campaign' })).toBeVisible();
});
