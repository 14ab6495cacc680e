import type { Page } from '@playwright/test';
import { NEW, nameIt } from '../campaign-editor.ts';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

const QUESTION = 'Managing directors in Poland';
const question = (page: Page) => page.getByRole('textbox', { name: 'Who are you looking for?' });
const criteria = (page: Page) => page.getByRole('list', { name: 'Criteria' });

test('a question becomes people with evidence, and they become leads of a campaign', async ({ page }) => {
  await aSignedInUser(page);
  await page.goto('/leads-agent');
  await question(page).fill(QUESTION);
  await page.getByRole('textbox', { name: /^At most/ }).fill('10');
  await expect(criteria(page).getByRole('button', { name: 'CEO', exact: true })).toBeVisible();

  // Nothing typed is lost.
  await page.reload();
  await expect(question(page)).toHaveValue(QUESTION);
  await expect(page.getByRole('textbox', { name: /^At most/ })).toHaveValue('10');
  await expect(criteria(page).getByRole('button', { name: 'Seat in Poland', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Find leads/ }).click();

  // Before anything is spent on the whole: some judged people, what to expect, and the price.
  const start = page.getByRole('button', { name: /^Find up to 10, about / });
  await expect(start).toBeEnabled();
  await expect(page.getByText(/^between \d+ and \d+$/)).toBeVisible();
  await page
    .getByRole('button', { name: /was evaluated correctly$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'you agreed' })).toBeVisible();
  await start.click();

  await expect(page.getByText('Completed.')).toBeVisible();
  await expect(page.getByText('Limit reached')).toBeVisible();
  await page
    .getByRole('button', { name: /, A CEO: met$/ })
    .first()
    .focus();
  const evidence = page.getByRole('tooltip');
  await expect(evidence.getByText(/^read \d\d:\d\d, /).first()).toBeVisible();
  await expect(evidence.getByRole('link').first()).toHaveAttribute('href', /^https?:\/\/.+\.test/);

  // A search that was started no longer needs what was typed.
  await page.getByRole('button', { name: 'New search' }).click();
  await expect(question(page)).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Earlier searches' }).getByText(QUESTION).first()).toBeVisible();

  await page.goto(NEW);
  await nameIt(page, 'Poland');
  await page.getByRole('button', { name: /^From leads agent/ }).click();
  await expect(
    page.getByRole('list', { name: 'People who meet all criteria' }).getByRole('checkbox').first(),
  ).toBeChecked();
  await page.getByRole('button', { name: /^Add \d+ leads?$/ }).click();
  await expect(page.getByText(/\d+ leads? at \d+/)).toBeVisible();
});
