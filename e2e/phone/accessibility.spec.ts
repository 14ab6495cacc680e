import type { Page } from '@playwright/test';
import { faultsOfPublicPages, faultsOfScreens, LISTS, type Screens } from '../accessibility.ts';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

const EDITOR = '/home/campaign/createCampaign/edit/:draft';
const DETAIL = '/home/campaign/campaignDetail/:running';

/** The screens behind the log-in, with what opens on them. */
const SCREENS: Screens = {
  '/home/dashboard': [],
  '/home/start': [],
  '/home/accounts/accountList': [{ by: 'Manage tags' }],
  '/home/accounts/accountList?account=:account': [{ by: 'Remove' }],
  '/home/accounts/accountAdd': [],
  '/home/accounts/accountAddSMTP': [],
  '/home/accounts/accountAddGmail': [],
  '/home/accounts/accountAddCorp': [],
  '/home/accounts/accountAddSearch': [],
  '/home/accounts/accountAddWarmup': [],
  '/home/accounts/domainNewOrder': [{ by: /^2002/, role: 'link', isInPage: true }],
  '/home/accounts/domainExistingOrder': [],
  '/home/accounts/domainWarmupOrder': [],
  '/home/accounts/domainRenewOrder': [{ by: 'Transfer code' }],
  '/home/contact/contactList': [
    { by: 'Add contact' },
    { by: 'More contact actions' },
    { by: 'Filter' },
    { by: 'Select', isInPage: true },
  ],
  '/home/contact/contactList?contact=lotte.visser%40maasvracht.test': [],
  '/home/contact/contactList?view=import': [],
  '/home/contact/contactList?view=import&import=:import': [{ by: /^Tags/ }],
  '/home/contact/contactList?view=import&import=:imported': [{ by: 'Undo import' }],
  '/home/contact/contactList?view=suppressed': [{ by: 'Add to suppression list' }],
  '/home/contact/contactList?view=duplicates': [],
  '/home/verification/email': [{ by: /^Check one/ }, { by: 'From contacts' }],
  '/home/verification/email?view=history': [],
  '/home/campaign/list': [{ by: 'Select campaigns to copy', isInPage: true }],
  '/home/campaign/hold': [],
  [DETAIL]: [],
  ...Object.fromEntries(
    ['reasons', 'changes', 'leads', 'forecast', 'sequence', 'schedule', 'log'].map((tab) => [
      `${DETAIL}?tab=${tab}`,
      [],
    ]),
  ),
  [`${EDITOR}?step=leads`]: [],
  [`${EDITOR}?step=sequence`]: [{ by: /^Preview all/ }, { by: /^1/, isInPage: true }],
  [`${EDITOR}?step=schedule`]: [{ by: /^Add$/ }],
  [`${EDITOR}?step=review`]: [],
  '/inbox': [{ by: /^Folders/ }, { by: /^Mailbox, / }, { by: /Ole Klein/, role: 'link', isInPage: true }],
  '/inbox?view=scheduled': [],
  '/inbox?view=replies-to-link': [],
  '/leads-agent': [],
  '/leads-agent?view=history': [],
  '/setting/profile': [{ by: 'Delete account' }],
  '/setting/billing': [{ by: 'Pause' }, { by: 'Cancel plan' }, { by: 'Edit' }],
  '/setting/files': [{ by: 'New folder' }],
  '/setting/sealed': [],
  '/setting/notifications': [],
  '/purchase/plan': [],
  '/you': [],
  '/notifications': [],
  '/search': [],
  '/sandbox': [],
};

/** An import that waits for its columns. */
async function anImport(page: Page) {
  await page.goto('/home/contact/contactList?view=import');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'badge-scans.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('email,Stand\nida.berg@oslokai.test,B12\nnils.ek@,B14'),
  });
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  return new URL(page.url()).searchParams.get('import') ?? '';
}

test('on a phone the screens and all that opens on them meet WCAG 2.2 AA in light and dark, and the focus comes back', async ({
  page,
}) => {
  test.slow();
  // So tall that no link lies half behind the bar at the bottom, as one does that is yet to be scrolled to.
  await page.setViewportSize({ width: 375, height: 1_624 });
  await page.goto('/test-login');
  await expect(page).toHaveURL('/home/accounts/accountList');
  const idIn = async (name: RegExp, before: string) => {
    const href = await page.getByRole('link', { name }).first().getAttribute('href');
    return href?.split(before).at(-1) ?? '';
  };
  const account = await idIn(/maya@tryharborline/, '=');
  await page.goto('/home/campaign/list');
  const draft = await idIn(/^South of France pilot/, '/');
  const running = await idIn(/^Freight audit, DACH ops leads/, '/');
  const imported = await anImport(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  const ids = { account, draft, running, import: await anImport(page), imported };
  expect(await faultsOfScreens(page, SCREENS, ids)).toEqual([]);
});

test('on a phone pages without a log-in, empty lists and lists that failed meet WCAG 2.2 AA in light and dark', async ({
  page,
}) => {
  test.slow();
  expect(await faultsOfPublicPages(page)).toEqual([]);
  const home = await page.getByRole('link', { name: 'Go to the home page' }).boundingBox();
  expect(home?.height, 'a target for a thumb').toBeGreaterThanOrEqual(44);
  await aSignedInUser(page);
  await page.goto('/home/accounts/accountList');
  expect(await faultsOfScreens(page, LISTS)).toEqual([]);
  await page.reload();
  await page.route('**/api/biz/**', (route) => route.fulfill({ status: 500, json: {} }));
  expect(await faultsOfScreens(page, LISTS)).toEqual([]);
});
