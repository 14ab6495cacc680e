import { mailBody, writeScreen } from '../compose.ts';
import { aReader, deliver } from '../inbox.ts';
import { expect, test } from '../test.ts';

test('on a phone a mail is written with a file and scheduled, and an answer is sent and taken back', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [address = ''] = await aReader(page, request, 1);
  await deliver(request, address, [{ subject: 'Thursday', text: 'Does 14:00 work?' }]);
  await page.goto('/inbox');
  const screen = writeScreen(page);

  await test.step('written, with a file, for tomorrow', async () => {
    await page.getByRole('button', { name: 'Write email' }).click();
    await screen.getByRole('combobox', { name: 'To', exact: true }).fill('hanna.seidl@nordkai.test,');
    await screen.getByLabel('Subject', { exact: true }).fill('Three invoices');
    await mailBody(screen).fill('They are attached.');
    const file = { name: 'three-invoices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await screen.locator('footer input[type=file]').setInputFiles(file);
    await expect(screen.getByRole('button', { name: 'Remove three-invoices.pdf' })).toBeVisible();
    const times = screen.getByRole('button', { name: /^\w{3} 08:30$/ });
    await times.first().click();
    await screen.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(screen).toBeHidden();
  });

  await test.step('answered, sent and taken back, with its text', async () => {
    await page.getByRole('list', { name: 'Messages' }).getByText('Thursday').first().click({ timeout: 40_000 });
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(screen.getByRole('listbox', { name: 'Recipients in To' })).toContainText('Katrin Vogel');
    await expect(screen.getByLabel('Subject', { exact: true })).toHaveValue('Re: Thursday');
    await mailBody(screen).fill('14:00 is yours.');
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(mailBody(screen)).toHaveText('14:00 is yours.');
    await screen.getByRole('button', { name: 'Discard draft' }).click();
    await expect(screen).toBeHidden();
  });

  await test.step('the scheduled mail waits, and is stopped', async () => {
    await page.goto('/inbox?view=scheduled');
    const waiting = page.getByRole('region', { name: 'Scheduled' });
    await expect(waiting).toContainText('Three invoices');
    await waiting.getByRole('button', { name: 'Cancel, move to drafts' }).click();
    await expect(waiting.getByText('No scheduled emails')).toBeVisible();
  });
});
