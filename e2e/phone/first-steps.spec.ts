import { mailBody, writeScreen } from '../compose.ts';
import { aSignedInUser } from '../person.ts';
import { expect, onlyInLongForm, test } from '../test.ts';

onlyInLongForm();

test('first steps lead a newcomer on a phone from nothing to an answered reply, with the campaign of the template', async ({
  page,
}) => {
  // Time passes in the box only as fast as the work of an hour is done.
  test.setTimeout(600_000);
  await aSignedInUser(page);
  await page.goto('/you');
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByText('0 of 6 done')).toBeVisible();

  await page.getByRole('button', { name: 'Add three mailboxes' }).click();
  await expect(page.getByText('1 of 6 done')).toBeVisible();
  await page.getByRole('button', { name: 'Add 60 contacts' }).click();
  await expect(page.getByText('2 of 6 done')).toBeVisible();
  await page.getByRole('button', { name: 'Create from template' }).click();
  await expect(page).toHaveURL(/campaignDetail/);
  await page.getByRole('button', { name: 'Launch', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause campaign' })).toBeVisible();

  await page.goto('/home/start');
  await expect(page.getByText('4 of 6 done')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'To next reply' }).click();
  await expect(page.getByText('5 of 6 done')).toBeVisible({ timeout: 360_000 });
  await page.getByRole('button', { name: /^Reply to .+/ }).click();
  await page.getByRole('region', { name: 'Thread' }).getByRole('button', { name: 'Reply', exact: true }).click();
  const mail = writeScreen(page);
  await mailBody(mail).fill('Thank you, I call on Thursday.');
  await mail.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(mail).toBeHidden();

  // A mail can be taken back for a while; the step is done once it has left.
  await page.goto('/home/start');
  await expect(page.getByText('6 of 6 done')).toBeVisible({ timeout: 90_000 });
});
