import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

const PASSWORD = 'sea-glass-91';
const APP_PASSWORD = 'hjqktmwoxvbdprsa';

// Each signs a user up, asks two mail servers and waits for a mail: more than a busy machine does in 30 seconds.
test.describe.configure({ timeout: 90_000 });

/** For what mail servers and providers answer; the product itself waits 20 seconds for a mail. */
const answered = expect.configure({ timeout: 30_000 });

test.beforeEach(async ({ page }) => {
  await aSignedInUser(page);
});

type Boxed = {
  host: 'mailhaven.test' | 'workspace.gmail.test' | 'office.outlook.test';
  name?: string;
  domain?: string;
};

const newDomain = () => `d${randomBytes(4).toString('hex')}.test`;

/** A mailbox a user has at a host of the box, not yet known to the product. */
async function aMailbox(
  request: APIRequestContext,
  { host, name = 'ana', domain = newDomain() }: Boxed,
  more: object = {},
) {
  const address = `${name}@${domain}`;
  const password = host === 'workspace.gmail.test' ? APP_PASSWORD : PASSWORD;
  const made = await request.post('/sirius/api/pub/sandbox/mailbox/create', {
    data: { address, password, host, ...more },
  });
  expect((await made.json()).code).toBe(0);
  return address;
}

const open = (page: Page) => page.goto('/home/accounts/accountAdd');

const openWith = async (page: Page, address: string) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Add account' })).toBeVisible();
  await page.getByLabel('Mailbox address').fill(address);
  await page.getByRole('button', { name: 'Continue' }).click();
};

const allowAtProvider = async (page: Page) => {
  await page.locator('button[value="continue"]').click();
  await page.locator('button[value="allow"]').click();
};

test('an address at a known host is tested both ways and added, with its servers filled in', async ({
  page,
  request,
}) => {
  const address = await aMailbox(request, { host: 'mailhaven.test' });
  await open(page);
  await page.getByLabel('Mailbox address').fill(address);
  await answered(page.getByText('Identified by MX mailhaven.test.')).toBeVisible();
  await page.keyboard.press('Enter');
  await answered(page).toHaveURL(/accountAddSMTP/);
  await answered(page.getByText('Mailhaven settings filled in')).toBeVisible();
  await expect(page.getByLabel('Sending (SMTP)').getByLabel('Host')).toHaveValue('smtp.mailhaven.test');
  await page.getByLabel('Sender name').fill('Ana Ferreira');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await answered(page.getByRole('heading', { name: 'Sending and receiving work' })).toBeVisible();
  await page.getByRole('button', { name: 'Add account' }).click();
  await answered(page.getByRole('heading', { name: `${address} was added` })).toBeVisible();
  await page.getByRole('button', { name: 'Open mailbox' }).click();
  await answered(page).toHaveURL(/accountList\?account=/);
  await expect(page.getByText('Ana Ferreira').first()).toBeVisible();
});

test('a wrong password is shown in the server’s words, nothing typed is lost by a reload, and the right one works', async ({
  page,
  request,
}) => {
  const address = await aMailbox(request, { host: 'mailhaven.test' });
  await page.goto(`/home/accounts/accountAddSMTP?email=${address}`);
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText('Password can’t be blank')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  await page.getByLabel('Sender name').fill('Ana Ferreira');
  await page.getByLabel('Password', { exact: true }).fill('not-the-one');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'The username or password is wrong' });
  await answered(alert.getByText('535 5.7.8 Error: authentication failed')).toBeVisible();
  await page.getByText('IMAP', { exact: true }).click();
  await expect(page.getByText('NO [AUTHENTICATIONFAILED] Authentication failed.')).toBeVisible();
  await expect(page.getByText('not-the-one')).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel('Sender name')).toHaveValue('Ana Ferreira');
  await expect(page.getByLabel('Receiving (IMAP)').getByLabel('Host')).toHaveValue('imap.mailhaven.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await answered(page.getByRole('heading', { name: 'Sending and receiving work' })).toBeVisible();
  await page.getByRole('button', { name: 'Add account' }).click();
  await answered(page.getByRole('heading', { name: `${address} was added` })).toBeVisible();
});

test('Gmail by consent comes back and is connected without another click', async ({ page, request }) => {
  const address = await aMailbox(request, { host: 'workspace.gmail.test' });
  await openWith(page, address);
  await answered(page).toHaveURL(/accountAddGmail/);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await allowAtProvider(page);
  await answered(page.getByRole('heading', { name: `${address} was added` })).toBeVisible();
  await expect(page.getByText(`Signed in as ${address}`)).toBeVisible();
  await answered(page).toHaveURL('/home/accounts/accountAddGmail');
});

test('a consent that is refused is shown in plain words, and what was typed is still there', async ({
  page,
  request,
}) => {
  const address = await aMailbox(request, { host: 'workspace.gmail.test' });
  await page.goto('/home/accounts/accountAddGmail');
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByLabel('Sender name').fill('Ana Ferreira');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.locator('button[value="continue"]').click();
  await page.locator('button[value="refuse"]').click();
  await answered(page.getByRole('alert')).toContainText('Access was not allowed at Google');
  await expect(page.getByLabel('Sender name')).toHaveValue('Ana Ferreira');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(address);
});

test('a Gmail app password is pasted as Google shows it, and a short one is refused at its field', async ({
  page,
  request,
}) => {
  const address = await aMailbox(request, { host: 'workspace.gmail.test' });
  await page.goto(`/home/accounts/accountAddGmail?email=${address}`);
  await page.getByRole('radio', { name: /App password/ }).check();
  const boxes = page.getByLabel('App password (16 letters)').getByRole('textbox');
  await boxes.first().fill('hjq');
  await page.keyboard.press('Enter');
  await expect(page.getByText('An app password has 16 letters; you entered 3')).toBeVisible();
  await boxes.first().fill('hjqk tmwo xvbd prsa');
  await expect(boxes.last()).toHaveValue('prsa');
  await page.getByRole('button', { name: 'Test and add' }).click();
  await answered(page.getByRole('heading', { name: `${address} was added` })).toBeVisible();
});

test('Microsoft 365 with SMTP switched off shows the line for the admin, then goes on', async ({ page, request }) => {
  const address = await aMailbox(request, { host: 'office.outlook.test' });
  const trouble = (kind: string) =>
    request.post('/sirius/api/pub/sandbox/mailbox/set', { data: { address, trouble: kind } });
  await trouble('revoked');
  await openWith(page, address);
  await answered(page).toHaveURL(/accountAddCorp/);
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await allowAtProvider(page);
  await answered(page.getByText(/535 5\.7\.139 Authentication unsuccessful/)).toBeVisible();
  await expect(page.getByText(`Set-CASMailbox '${address}' -SmtpClientAuthenticationDisabled $false`)).toBeVisible();
  await trouble('none');
  await page.getByRole('button', { name: 'Test again' }).click();
  await answered(page.getByRole('heading', { name: `${address} was added` })).toBeVisible();
});

test('a file gives one outcome a row, and a row is mended where it stands', async ({ page, request }) => {
  const [ready, bare] = [newDomain(), newDomain()];
  const wrong = await aMailbox(request, { host: 'mailhaven.test', name: 'dev', domain: ready });
  const toFix = await aMailbox(request, { host: 'mailhaven.test', name: 'gita', domain: bare }, { isReady: false });
  const rows = ['email,password', `${wrong},not-the-one`, `${toFix},${PASSWORD}`, `${toFix},x`, 'not-an-address,x'];
  await open(page);
  await page.getByLabel('Choose file').setInputFiles({
    name: 'mailboxes-nov.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await answered(page).toHaveURL(/bulk=/);
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
  await answered(rowOf('535 5.7.8').getByText('Not added')).toBeVisible();
  await answered(rowOf('not-an-address').getByText('correct it in the file')).toBeVisible();
  await answered(rowOf('The same address appears earlier').getByText('Skipped')).toBeVisible();

  await page.reload();
  await page.getByLabel(`New password for ${wrong}`).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await answered(rowOf(wrong).getByText('Added', { exact: true })).toBeVisible();

  await rowOf(toFix)
    .first()
    .getByRole('button', { name: /Show record|What to do/ })
    .click({ timeout: 30_000 });
  await expect(page.getByText('Publish this record at your DNS host')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Rows not added as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('mailboxes-nov-not-added.csv');
});
