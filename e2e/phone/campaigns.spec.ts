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

test('a phone shows every part of a campaign, and what it does with a lead holds', async ({ page, request }) => {
  test.slow();
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  const { campaigns } = await aCampaignOwner(page, request, ['Freight audit']);
  await page.goto(`/home/campaign/campaignDetail/${campaigns[0]?.campaignId}`);
  const parts = page.getByRole('navigation', { name: 'Campaign details' });
  await parts.getByRole('link', { name: 'All reasons' }).click();
  await expect(page.getByText('3 in 1 group; each lead is in exactly one')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  await parts.getByRole('link', { name: 'Forecast' }).click();
  await expect(page.getByRole('heading', { name: 'Emails by day' })).toBeVisible();
  await page.goBack();
  await parts.getByRole('link', { name: /Leads/ }).click();
  await page.getByRole('searchbox', { name: 'Find a lead' }).fill('bruno');
  await page.getByRole('button', { name: /bruno@company0\.test/ }).click();
  await page.getByRole('button', { name: 'Actions' }).click();
  // The sheet is closed first, then the page is left.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'bruno@company0.test' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expect(page.getByText('1 lead stopped').last()).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: /bruno@company0\.test.*Stopped/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(loaded.filter((url) => /desktop|ant-root|antd/.test(url))).toEqual([]);
});
