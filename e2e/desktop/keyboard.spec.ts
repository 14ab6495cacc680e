import { randomBytes } from 'node:crypto';
import { aSender, emailText, inDays, nameField, next, subject } from '../campaign-editor.ts';
import { mailBody, sendAtOnce } from '../compose.ts';
import { aReader, deliver, messageRow } from '../inbox.ts';
import { chooseByArrows, tabAndPress, tabAndType, tabTo } from '../keyboard.ts';
import { aUser } from '../person.ts';
import { expect, test } from '../test.ts';

const answered = expect.configure({ timeout: 60_000 });

test('without a mouse a user signs in and adds a mailbox by its form', async ({ page, request }) => {
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

/** As it is typed into a field for days, in the language of the tests. */
const typedDay = (days: number) => {
  const [year, month, day] = inDays(days).split('-');
  return `${month}${day}${year}`;
};

test('without a mouse a campaign is written and launched', async ({ page, request }) => {
  test.slow();
  const { email } = await aSender(page, request);
  await page.goto('/home/campaign/list');
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('New campaign');
  await expect(page.getByRole('option', { selected: true })).toContainText('New campaign');
  await page.keyboard.press('Enter');
  await tabAndType(page, nameField(page), 'US Midwest brokers');

  await tabAndPress(page, page.getByRole('button', { name: /^Paste/ }));
  await expect(page.getByLabel('Addresses')).toBeFocused();
  await page.keyboard.type('dana@brokers.test\nkatrin@nordkai.test');
  await tabAndPress(page, page.getByRole('button', { name: 'Add 2 leads' }));
  await expect(page.getByText('2 leads at 2 companies')).toBeVisible();
  await tabAndPress(page, next(page, 'sequence'));

  await tabAndType(page, subject(page), 'Two invoices, one mistake');
  await tabAndType(page, emailText(page), 'We went through 1,400 invoices of carriers.');
  await tabAndPress(page, next(page, 'schedule'));

  await tabAndPress(page, page.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByRole('menuitem', { name: email })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${email}` })).toBeVisible();
  await tabAndType(page, page.getByLabel('Start day'), typedDay(2));
  await tabAndType(page, page.getByLabel('End day'), typedDay(90));
  await tabTo(page, page.getByLabel('Unchecked'));
  await chooseByArrows(page, 'sent');
  await tabAndType(page, page.getByLabel('Postal address'), '4 Speicherstadt, 20457 Hamburg');
  await tabAndPress(page, next(page, 'review'));
  await answered(page.getByText('Ready to launch')).toBeVisible();
  await tabAndPress(page, page.getByRole('button', { name: 'Launch', exact: true }));
  await expect(page).toHaveURL(/campaignDetail/);
});

test('without a mouse a reply is found, read and answered', async ({ page, request }) => {
  test.slow();
  const [address = ''] = await aReader(page, request, 1);
  await deliver(request, address, [{ subject: 'Friday' }, { subject: 'Thursday', text: 'Does 14:00 work?' }]);
  await page.goto('/home/accounts/accountList');
  await sendAtOnce(page);
  await tabAndPress(page, page.getByRole('link', { name: 'Inbox' }));
  await answered(messageRow(page, 'Thursday')).toBeVisible();
  await answered(messageRow(page, 'Friday')).toBeVisible();

  // The focus is in the list, at the row that is read out.
  await page.keyboard.press('j');
  const list = page.getByRole('listbox').filter({ has: messageRow(page, 'Thursday') });
  await expect(list).toBeFocused();
  const at = page.locator(`[id="${await list.getAttribute('aria-activedescendant')}"]`);
  if (!(await at.textContent())?.includes('Thursday')) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Thread').getByRole('heading')).toContainText('Thursday');
  await page.keyboard.press('r');
  const answer = page.getByRole('region', { name: 'Your reply' });
  await expect(mailBody(answer)).toBeFocused();
  await page.keyboard.type('Thursday 14:00 is yours.');
  await tabAndPress(page, answer.getByRole('button', { name: /^Send ⌘/ }));
  await expect(answer).toBeHidden();
});
