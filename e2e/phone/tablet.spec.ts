import { unreachableOn } from '../reflow.ts';
import { expect, test } from '../test.ts';

const UPRIGHT = { width: 820, height: 1180 };

test('a tablet shows the list beside the thread, and the rounds of a campaign above the mail', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await page.goto('/test-login');
  const tabs = page.getByRole('navigation', { name: 'Main navigation' });
  await tabs.getByRole('link', { name: /^Inbox/ }).click();
  const list = page.getByRole('region', { name: 'Messages' }).first();
  await list.getByText('Re: Two invoices, one mistake').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two invoices, one mistake' })).toBeVisible();
  await expect(list.locator('[aria-current="true"]')).toBeVisible();
  await page.getByRole('button', { name: 'Contact details' }).click();
  await expect(page.getByText(/^Activity of /)).toBeVisible();
  expect(await unreachableOn(page)).toEqual([]);

  await tabs.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByText('Freight audit, DACH ops leads').first().click();
  await expect(page).toHaveURL(/campaignDetail/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/home/campaign/createCampaign/edit/${id}?step=sequence`);
  const rounds = page.getByRole('region', { name: 'Sequence' });
  await rounds.getByRole('button', { name: /^2/ }).click();
  await expect(page.getByRole('region', { name: 'Round 2' })).toBeVisible();
  await page.getByRole('tab', { name: /Content check/ }).click();
  await expect(page.getByRole('region', { name: 'Content check' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide preview' }).click();
  await expect(page.getByRole('button', { name: 'Show preview' })).toBeVisible();
  expect(await unreachableOn(page)).toEqual([]);

  // On its side there is room for all three at once.
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  expect(await unreachableOn(page)).toEqual([]);
});
