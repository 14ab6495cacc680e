import { aReader, deliver } from '../inbox.ts';
import { expect, test } from '../test.ts';

test('who asks for a read receipt gets one when the reader says so, and not before', async ({ page, request }) => {
  const [address = ''] = await aReader(page, request, 1);
  const headers = [
    'Return-Path: <katrin.vogel@nordkai.test>',
    'Disposition-Notification-To: katrin.vogel@nordkai.test',
  ];
  await deliver(request, address, [{ subject: 'Did you get this?', text: 'Please tell me.', headers }]);
  await page.goto('/inbox');
  await page.getByText('Did you get this?').first().click();
  await expect(page.getByText('katrin.vogel@nordkai.test requests a read receipt.')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('You sent a read receipt to katrin.vogel@nordkai.test.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You sent a read receipt')).toBeVisible();
});
