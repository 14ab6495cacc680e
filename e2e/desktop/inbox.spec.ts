import { readFile } from 'node:fs/promises';
import { aReader, deliver, messageRow, type TestMail } from '../inbox.ts';
import { expect, test } from '../test.ts';

/** A picture of one dot, and a page that says nothing. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

const ANSWERS: TestMail[] = Array.from({ length: 60 }, (_each, index) => ({
  from: `Person ${index + 1} <person${index + 1}@answers${index + 1}.test>`,
  subject: `Re: Answer ${String(index + 1).padStart(2, '0')}`,
  text: 'Thank you for writing. How does it work with our contracts?',
}));

test('sixty answers are read, judged and put away by keyboard alone, and the last is taken back', async ({
  page,
  request,
}) => {
  // Sixty times a thread is opened and a change waited for.
  test.setTimeout(180_000);
  const [address = ''] = await aReader(page, request, 1);
  await deliver(request, address, ANSWERS);
  await page.goto('/inbox');
  await expect(page.getByRole('option')).not.toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Inbox, 60 unread' })).toBeVisible({ timeout: 30_000 });

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const subject = page.getByLabel('Thread').getByRole('heading');
  for (let done = 0; done < ANSWERS.length; done += 1) {
    await expect(subject).toContainText('Answer');
    const shown = (await subject.textContent()) ?? '';
    if (done % 10 === 0) await page.keyboard.press('s');
    await page.keyboard.press(done % 3 === 0 ? '#' : 'e');
    if (done < ANSWERS.length - 1) await expect(subject).not.toHaveText(shown);
  }
  await expect(page.getByText('All done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();

  await page.keyboard.press('z');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('1');
  await expect(page.getByRole('option').getByText('Interested')).toBeVisible();
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a mail is searched for and read: files are shown and kept, images come on asking, links say where they lead', async ({
  page,
  request,
}) => {
  test.slow();
  const strangers: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).hostname.endsWith('.test')) strangers.push(asked.url());
  });
  const [address = ''] = await aReader(page, request, 1);
  await deliver(request, address, [
    {
      subject: 'Surcharges of October',
      html: '<p>The ferry was billed twice, see <a href="https://evil.nordkai.test/x">nordkai-invoices.test</a>.</p><img src="https://cdn.nordkai.test/logo.png" width="120" height="40"><script>document.title = "run"</script>',
      files: [
        { name: 'surcharges-oct.png', type: 'image/png', content: PICTURE },
        { name: 'contract.pdf', type: 'application/pdf', content: PDF },
        { name: 'rates.csv', type: 'text/csv', content: Buffer.from('carrier,rate\r\nNordkai,12') },
      ],
    },
    { subject: 'Something else', text: 'Nothing about ships.', from: 'Piet de Smet <piet@benelux.test>' },
  ]);
  await page.goto('/inbox');
  await expect(messageRow(page, 'Something else')).toBeVisible({ timeout: 30_000 });

  await page.keyboard.press('/');
  await page.keyboard.type('from:katrin ferry');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.locator('mark').first()).toHaveText(/ferry/i);
  await page.reload();
  await expect(page.getByRole('option')).toHaveCount(1);
  await messageRow(page, 'Surcharges of October').click();

  const message = page.frameLocator('iframe[title="Message"]');
  await expect(message.getByText('The ferry was billed twice')).toBeVisible();
  await message.getByRole('link').hover();
  await expect(page.getByText('Shows nordkai-invoices.test, but leads to')).toBeVisible();
  await expect(page.getByText('https://evil.nordkai.test/x')).toBeVisible();
  await expect(page).not.toHaveTitle('run');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rates.csv' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('rates.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe('carrier,rate\r\nNordkai,12');
  await page.getByRole('button', { name: 'Preview surcharges-oct.png' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'surcharges-oct.png' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Preview contract.pdf' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'contract.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const image = message.locator('img');
  // The frame is drawn anew with its images, so a look at the old one may break off.
  await expect(async () => {
    expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(1);
  }).toPass();
  await expect(image).toHaveAttribute('src', /\/tp\/api\/hmail\/image/);
  expect(strangers).toEqual([]);
});

test('what one tab does shows in the other, and another mailbox begins anew', async ({ page, request, context }) => {
  test.slow();
  const [first = '', second = ''] = await aReader(page, request, 2);
  await deliver(request, first, [{ subject: 'For the first' }, { subject: 'Also for the first' }]);
  await deliver(request, second, [{ subject: 'For the second' }]);
  await page.goto('/inbox');
  await expect(page.getByRole('option')).toHaveCount(3, { timeout: 30_000 });
  const other = await context.newPage();
  await other.goto('/home/accounts/accountList');
  const badge = other.getByRole('link', { name: /Inbox/ });
  await expect(badge).toContainText('3');

  await messageRow(page, 'Also for the first').click();
  await expect(badge).toContainText('2');
  await other.getByRole('link', { name: /Inbox/ }).click();
  await expect(other.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('s');
  await expect(messageRow(other, 'Also for the first').getByLabel('Starred')).toBeVisible();
  await page.keyboard.press('e');
  await expect(messageRow(other, 'Also for the first')).toBeHidden();
  await deliver(request, second, [{ subject: 'Just came in' }]);
  await expect(messageRow(page, 'Just came in')).toBeVisible();
  await expect(messageRow(other, 'Just came in')).toBeVisible();

  await page.getByLabel('Messages shown').getByText('Unread').click();
  await page.keyboard.press('/');
  await page.keyboard.type('first');
  await expect(page).toHaveURL(/filter=unread.*q=first/);
  await page.getByRole('navigation', { name: 'Mailboxes' }).getByRole('button').last().click();
  await expect(page).toHaveURL(/\/inbox\?account=[^&]+$/);
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  await expect(page.getByText('No message selected')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search email' })).toBeHidden();
});
