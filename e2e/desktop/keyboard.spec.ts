import { randomBytes } from 'node:crypto';
import { tabAndPress, tabAndType } from '../keyboard.ts';
import { aUser } from '../person.ts';
import { expect, test } from '../test.ts';

const answered = expect.configure({ timeout: 60_000 });

test('without a mouse somebody signs in and adds a mailbox by its form', async ({ page, request }) => {
  test.slow();
  const person = await aUser();
  const address = `ana@d${randomBytes(4).toString('hex')}.test`;
  const data = { address, password: 'sea-glass-91', host: 'mailhaven.test' };
  await request.post('/sirius/api/pub/sandbox/mailbox/create', { data });

  await page.goto('/sign/sign-in');
  await tabAndType(page, page.getByLabel('Email', { exact: true }), person.email);
  await tabAndType(page, page.getByLabel('Password', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await answered(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();

  // Past the menu, to the page.
  await tabAndPress(page, page.getByRole('link', { name: 'Skip to the content' }));
  await expect(page.locator('main')).toBeFocused();
  await tabAndPress(page, page.getByRole('button', { name: 'Add account' }).first());
  await expect(page).toHaveURL(/accountAdd$/);
  await tabAndType(page, page.getByLabel('Mailbox address'), address);
  await answered(page.getByText('Identified by MX mailhaven.test.')).toBeVisible();
  await page.keyboard.press('Enter');
  await answered(page.getByText('Mailhaven settings filled in')).toBeVisible();
  await tabAndType(page, page.getByLabel('Sender name'), 'Ana Ferreira');
  await tabAndType(page, page.getByLabel('Password', { exact: true }), data.password);
  await page.keyboard.press('Enter');
  await answered(page.getByRole('heading', { name: 'Sending and receiving work' })).toBeVisible();
  await tabAndPress(page, page.getByRole('button', { name: 'Add account' }));
  await answered(page.getByRole('heading', { name: `${address} was added` })).toBeVisible();
});
