import { readDashboard } from '@outrider/contract/dashboard';
import { readFirstSteps } from '@outrider/contract/first-steps';
import { aSignedInUser, headersOf, tokenIn } from '../person.ts';
import { expect, test } from '../test.ts';

test('what the dashboard says of the demo company leads to pages that say the same', async ({ page }) => {
  test.slow();
  const steps = page.waitForResponse((response) => response.url().includes(readFirstSteps.path));
  await page.goto('/test-login');
  await expect(page).toHaveURL('/home/accounts/accountList');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  // A company at work needs no first steps, once it is known how far it has come.
  await steps;
  await expect(menu.getByRole('link').first()).toHaveText('Dashboard');
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/home/dashboard');
  const today = page.getByRole('img', { name: /possible today/ });
  await expect(today).toBeVisible();

  const { data } = await (
    await page.request.get(readDashboard.path, { headers: headersOf({ token: await tokenIn(page) }) })
  ).json();
  const shown = readDashboard.output.parse(data);
  const { sent, toCome, lost, left, possible } = shown.today;
  const parts = [sent, toCome, lost, left].flatMap((part) => Object.values(part));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(possible);

  await page.getByRole('link', { name: /^Reconnect/ }).click();
  const broken = shown.needs.find(({ kind }) => kind === 'mailboxes');
  await expect(page.getByRole('row').filter({ hasText: 'Error' })).toHaveCount(
    broken?.kind === 'mailboxes' ? broken.mailboxes.length : 0,
  );
  await page.goBack();

  await page.getByRole('link', { name: /^Review: .* bounce guard/ }).click();
  await expect(page).toHaveURL(/\/home\/campaign\/campaignDetail\//);
  await page.goBack();

  const interested = shown.replies.find(({ meaning }) => meaning === 'interested');
  await page.getByRole('link', { name: /^Reply/ }).click();
  await expect(page).toHaveURL('/inbox?view=interested');
  const folder = page.getByRole('navigation', { name: 'Intent' }).getByRole('button', { name: /^Interested/ });
  await expect(folder).toHaveText(`Interested${interested?.count}`);
  await page.goBack();

  const [first] = shown.compared.campaigns;
  await page.getByText('Quarter', { exact: true }).click();
  await expect(page).toHaveURL('/home/dashboard?days=91');
  await page.getByRole('link', { name: first?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/home/campaign/campaignDetail/${first?.campaignId}`);
});

test('a newcomer is led to the first steps, and an ended session to the sign-in page and back', async ({ page }) => {
  const person = await aSignedInUser(page);
  await page.goto('/home/dashboard');
  await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  await page.request.post('/sirius/api/biz/user/logout', { headers: headersOf(person), data: {} });
  await page.reload();
  await expect(page).toHaveURL(/\/sign\/sign-in\?redirectUrl=%2Fhome%2Fdashboard/);
});
