import { aPausedCampaign, fillLeads } from '../campaigns.ts';
import { expect, test } from '../test.ts';

const LEADS = 50_000;
/** Every hundredth of them answered. */
const STOPPED = LEADS / 100;
/** Rows that are drawn, however many there are. */
const DRAWN_MAX = 80;

const shownBy = (range: string | null) => Number(/–([\d,]+)/.exec(range ?? '')?.[1]?.replace(',', '') ?? 0);

test('50 000 leads are scrolled, narrowed, searched, opened and chosen from, a page at a time', async ({
  page,
  request,
}) => {
  test.slow();
  const campaignId = await aPausedCampaign(page, request, 'Freight audit');
  await fillLeads(campaignId, LEADS);
  await page.goto(`/home/campaign/campaignDetail/${campaignId}?tab=leads`);
  const range = page.getByText(/^1–[\d,]+ of /);
  await expect(range).toHaveText(/of 50,000$/, { timeout: 30_000 });
  const list = page.getByRole('region', { name: 'Leads' });
  await expect(list.getByRole('table')).toHaveAttribute('aria-rowcount', String(LEADS + 1));

  // Each look at the end reads further, and only what is in sight is drawn.
  await expect
    .poll(async () => {
      await list.evaluate((frame) => frame.scrollTo({ top: frame.scrollHeight }));
      return shownBy(await range.textContent());
    })
    .toBeGreaterThanOrEqual(200);
  expect(await list.getByRole('row').count()).toBeLessThan(DRAWN_MAX);
  await list.evaluate((frame) => frame.scrollTo({ top: 0 }));
  await expect(list.getByText('p1@company0.test')).toBeVisible();

  await page.getByText(`Stopped ${STOPPED}`, { exact: true }).click();
  await expect(range).toHaveText(/of 500$/);
  await expect(page).toHaveURL(/group=stopped/);
  await expect(list.getByText('Stopped: reply from a person').first()).toBeVisible();
  await page.getByText('All 50,000', { exact: true }).click();

  await page.getByPlaceholder('Find a lead').fill('p49999@');
  await expect(range).toHaveText('1–1 of 1');
  await list.getByText('p49999@company12499.test').click();
  await expect(page.getByRole('dialog').getByText('No emails yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByPlaceholder('Find a lead').fill('');
  await expect(range).toHaveText(/of 50,000$/);
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Select all 50,000 in this group' }).click();
  await expect(page.getByText('All 50,000 in this group are selected')).toBeVisible();
});
