import { expect, type Page } from '@playwright/test';

/** Cards of the boxed card processor, each with a bank of its own temper. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  isEmpty: '4000 0000 0000 9995',
  declinesLater: '4000 0000 0000 0341',
} as const;

/** On the page of the card processor. */
export async function payWith(page: Page, card: keyof typeof CARDS) {
  await page.getByRole('button', { name: CARDS[card] }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Another card on file, from the page of bills and back to it. */
export async function changeCard(page: Page, button: string, card: keyof typeof CARDS) {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: CARDS[card] }).click();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await page.goto('/setting/billing');
}

/** From the free plan to a paid one, with a new card. */
export async function buyPlan(page: Page, plan: 'starter' | 'growth', name: string) {
  await page.goto(`/purchase/plan?plan=${plan}`);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await payWith(page, 'pays');
  await expect(page.getByRole('heading', { name: `You are on the ${name} plan` })).toBeVisible();
}
