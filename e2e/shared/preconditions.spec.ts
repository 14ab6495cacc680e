import type { getPreconditions } from '@outrider/contract/domains/names';
import type { z } from 'zod';
import { cutsOn } from '../cut-text.ts';
import { aBuyer } from '../domains.ts';
import { expect, test } from '../test.ts';

type Part = z.infer<typeof getPreconditions.output>['parts'][number];

const CLOSED: Part = {
  part: 'registrar',
  provider: 'Porkbun',
  isReady: true,
  lacks: [{ need: 'domainAccessOff', words: 'harborline-mail.test is not opted in to API access.' }],
};

const LACKING: Part[] = [
  {
    ...CLOSED,
    isReady: false,
    lacks: [
      { need: 'emailNotVerified', words: 'Verify the e-mail address of the account first.' },
      { need: 'balanceTooLow', words: '$9.73 are needed. The account has $0.00.' },
      ...CLOSED.lacks,
    ],
  },
  { part: 'mailHost', provider: '', isReady: false, lacks: [{ need: 'notConfigured', words: 'OUTRIDER_MAILCOW_URL' }] },
  { part: 'cards', provider: 'Stripe', isReady: true, lacks: [] },
];

test('what the accounts outside still lack is said wherever something is bought, and asked again', async ({ page }) => {
  const { email } = await aBuyer(page);
  let parts = LACKING;
  await page.route('**/domain/preconditions', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { parts } } }),
  );
  const lacking = page.getByRole('region', { name: 'Purchases are not available yet' });
  for (const path of ['accountAddSearch', 'accountAddWarmup', 'domainExistingOrder']) {
    await page.goto(`/home/accounts/${path}`);
    await expect(lacking.getByText('Registrar: Porkbun'), path).toBeVisible();
    await expect(lacking.getByRole('listitem'), path).toHaveText([
      /^The account’s email address is not verified\./,
      /^The prepaid balance is too low\./,
      /^API access is turned off for a domain\..*harborline-mail\.test/,
      /^Not set up\./,
    ]);
    await expect(lacking.getByText('Mail provider', { exact: true }), path).toBeVisible();
    expect(await cutsOn(page, new Set([email])), path).toEqual([]);
  }
  parts = [CLOSED];
  await lacking.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('region', { name: 'Some of your domains cannot be changed yet' })).toBeVisible();
  parts = [];
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0);
});
