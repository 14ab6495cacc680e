import { isLeft } from '../overlay-entries.ts';
import { aSignedInUser, headersOf } from '../person.ts';
import { expect, test } from '../test.ts';

test('on a phone a question becomes people, and they go straight into a campaign', async ({ page, request }) => {
  const person = await aSignedInUser(page);
  const made = await request.post('/sirius/api/biz/campaign/create', {
    headers: headersOf(person),
    data: { name: 'Poland', zone: 'UTC' },
  });
  expect((await made.json()).code).toBe(0);
  await page.goto('/you');
  await page.getByRole('link', { name: 'Leads agent' }).click();
  await page.getByRole('textbox', { name: /^At most/ }).fill('10');
  await page.getByRole('textbox', { name: 'Who are you looking for?' }).fill('Managing directors in Poland');
  await page.getByRole('button', { name: 'Find leads' }).click();
  await page.getByRole('button', { name: /^Find up to 10, about / }).click();

  await expect(page.getByText('Completed.')).toBeVisible();
  await page.getByRole('button', { name: /^Meet all 10$/ }).click();
  await page
    .getByRole('button', { name: /^A, CEO: met$/ })
    .first()
    .click();
  await expect(page.getByText(/^read \d\d:\d\d, /).first()).toBeVisible();

  await page.getByRole('button', { name: 'Sync 10 to contacts' }).click();
  await page.getByText('A campaign').click();
  await page.getByLabel('Campaign', { exact: true }).selectOption('Poland');
  await page.getByRole('button', { name: 'Add 10 to the campaign' }).click();
  await expect(page.getByText(/^\d+ leads? added to the campaign/).first()).toBeAttached();
  await isLeft(page);

  await page.goto('/leads-agent?view=history');
  await page.getByRole('searchbox', { name: 'Search history' }).fill('Poland');
  await page.getByRole('button', { name: 'Copy Managing directors in Poland to new search' }).click();
  await expect(page.getByRole('textbox', { name: 'Who are you looking for?' })).toHaveValue(
    'Managing directors in Poland',
  );
});
