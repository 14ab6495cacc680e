import { buyPlan, payWith } from '../billing.ts';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

test('on a phone a plan is bought, seen with its bill and cancelled, and that is taken back', async ({ page }) => {
  await aSignedInUser(page);
  await buyPlan(page, 'starter', 'Starter');
  await page.goto('/you');
  await page.getByRole('link', { name: 'Billing and usage' }).click();
  await expect(page.getByRole('heading', { name: 'Starter plan' })).toBeVisible();
  await expect(page.getByText('Visa 4242')).toBeVisible();
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('list', { name: 'What ends' }).getByText('Starter plan')).toBeVisible();
  await page.getByRole('button', { name: /^Cancel on / }).click();
  await expect(page.getByText(/^The Starter plan ends on /)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^The Starter plan ends on /)).toBeHidden();
});

test('on a phone a declined card is followed by another one', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto('/purchase/plan');
  await page.getByRole('radio', { name: 'Starter' }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await payWith(page, 'isEmpty');
  await expect(page.getByText(/insufficient_funds/)).toBeVisible();
  await payWith(page, 'pays');
  await expect(page.getByRole('heading', { name: 'You are on the Starter plan' })).toBeVisible();
});
