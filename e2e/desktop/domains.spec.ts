import { beginMail, mailBody, openArrived, sendAtOnce, sendMail } from '../compose.ts';
import { aBuyer, answerBank, aWord, chooseName, confirmQuote, payWith, wantThreeMailboxes } from '../domains.ts';
import { headersOf } from '../person.ts';
import { expect, test } from '../test.ts';

test('a domain with three mailboxes is bought from search to mailboxes that warm up', async ({ page, request }) => {
  test.slow();
  const person = await aBuyer(page);
  await page.goto('/home/accounts/accountAdd');
  await page.getByRole('link', { name: /^Search and buy a domain/ }).click();
  const domain = await chooseName(page, aWord());
  await wantThreeMailboxes(page, domain);
  // What is chosen is still there after a reload.
  await page.reload();
  await expect(page.getByLabel(`Mailboxes at ${domain}`)).toHaveText('3');
  await confirmQuote(page);
  await payWith(page, 'Pays at once');
  await page.getByRole('link', { name: 'View order' }).click();

  const steps = page.getByRole('table', { name: 'Steps for each domain' });
  await expect(steps.locator('td[data-state="done"]')).not.toHaveCount(0);
  await expect(page.getByText('3 mailboxes are connected')).toBeVisible({ timeout: 180_000 });
  await expect(page.getByLabel('Order figures').getByText(/^of \$[\d.]+ authorized/)).toBeVisible();

  await page.getByRole('link', { name: 'View under Accounts' }).click();
  await expect(page.getByRole('row').filter({ hasText: `@${domain}` })).toHaveCount(3);
  // The menu counts them too.
  await expect(page.getByRole('link', { name: /^Accounts\s*3$/ })).toBeVisible({ timeout: 10_000 });
  const owned = await request.get('/sirius/api/biz/domain/list', { headers: headersOf(person) });
  const [bought] = (await owned.json()).data.domains;
  expect(bought).toMatchObject({ domain, renewsItself: false });

  // Both ways: one of them writes, another one gets it.
  await sendAtOnce(page);
  await page.goto('/inbox');
  const mail = await beginMail(page, bought.mailboxes[1], 'From a new mailbox');
  await mailBody(mail).fill('It was bought a moment ago.');
  await sendMail(page, mail);
  await openArrived(page, 'From a new mailbox');
});

test('a declined card costs nothing, and the order is paid with another one that asks for 3-D Secure', async ({
  page,
}) => {
  test.slow();
  await aBuyer(page);
  await page.goto('/home/accounts/accountAddSearch');
  const domain = await chooseName(page, aWord());
  await wantThreeMailboxes(page, domain);
  await confirmQuote(page);
  await payWith(page, 'Insufficient funds');
  await expect(page.getByRole('alert')).toBeVisible();

  await page.goto('/home/accounts/domainNewOrder');
  await page.getByRole('row').filter({ hasText: domain }).click();
  await page.getByRole('button', { name: /^(Pay|Retry payment of) \$\S+$/ }).click();
  await payWith(page, 'Asks for 3-D Secure');
  // A buyer who closes the bank's question has paid nothing, and reads so on the order too.
  await page.getByRole('button', { name: 'Close the bank’s page' }).click();
  await expect(page.getByText('The payment was not confirmed')).toBeVisible();
  await page.goto('/home/accounts/domainNewOrder');
  await page.getByRole('row').filter({ hasText: domain }).click();
  await expect(page.getByText(/security check \(3-D Secure\) was not completed/)).toHaveCount(1);
  await page.getByRole('button', { name: /^Retry payment of/ }).click();
  await payWith(page, 'Asks for 3-D Secure');
  await answerBank(page);
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByText('In progress').first()).toBeVisible();
});
