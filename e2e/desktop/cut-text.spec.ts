import type { Page } from '@playwright/test';
import { someOf } from '../../apps/server/src/platform/testing/test-form.ts';
import { cutsOn, walkScreens } from '../cut-text.ts';
import { aUserWithLongNames } from '../long-data.ts';
import { expect, test } from '../test.ts';

const WIDTHS = [1280, 1440];
const LANGUAGES = ['en', 'zh', 'de'];

const SCREENS = [
  '/home/dashboard',
  '/home/accounts/accountList',
  '/home/accounts/accountAdd',
  '/home/contact/contactList',
  '/home/contact/contactList?contact=lena.vogel%40kielkai.test',
  '/home/contact/contactList?view=import',
  '/home/contact/contactList?view=suppressed',
  '/home/verification/email?view=history',
  '/home/campaign/list',
  '/inbox',
  '/setting/profile',
  '/setting/billing',
  '/purchase/plan',
  '/home/accounts/accountAddSearch',
  '/home/accounts/accountAddWarmup',
  '/home/accounts/domainNewOrder',
  '/home/accounts/domainExistingOrder',
  '/home/accounts/domainRenewOrder',
];
const TABS = ['overview', 'reasons', 'leads', 'forecast', 'sequence', 'schedule', 'log'];
const STEPS = ['leads', 'sequence', 'schedule', 'review'];

test('no text is cut on the screens of a workspace at work, in each language and on a laptop', async ({ page }) => {
  test.slow();
  const { data, open } = walkScreens(page);
  await page.goto('/test-login');
  await expect(page).toHaveURL('/home/accounts/accountList');
  const row = page.getByRole('row').filter({ hasText: 'Freight audit, DACH ops leads' });
  await open('/home/campaign/list');
  await row.getByText('Freight audit').click();
  await expect(page).toHaveURL(/campaignDetail/);
  const detail = new URL(page.url()).pathname;
  const id = detail.split('/').at(-1);
  const paths = [
    ...SCREENS,
    ...TABS.map((tab) => `${detail}?tab=${tab}`),
    ...STEPS.map((step) => `/home/campaign/createCampaign/edit/${id}?step=${step}`),
  ];
  await walk(paths, { page, data, open });
});

test('the longest names and addresses cut no words of ours, and are shown whole under the pointer', async ({
  page,
  request,
}) => {
  test.slow();
  const { taskId, campaignId, contact } = await aUserWithLongNames(page, request);
  const { data, open } = walkScreens(page);
  await walk(
    [
      '/home/accounts/accountList',
      '/home/contact/contactList',
      `/home/contact/contactList?contact=${encodeURIComponent(contact)}`,
      `/home/verification/email?task=${taskId}`,
      '/home/verification/email?view=history',
      '/home/campaign/list',
      ...['leads', 'sequence', 'review'].map((step) => `/home/campaign/createCampaign/edit/${campaignId}?step=${step}`),
    ],
    { page, data, open },
  );
  await open('/home/contact/contactList');
  const company = page.getByRole('cell').getByText('Norddeutsche Kühltransport').first();
  await company.hover();
  await expect(company).toHaveAttribute('title', /^Norddeutsche .* Co\. KG$/);
});

type Walk = Omit<ReturnType<typeof walkScreens>, 'settle'> & { page: Page };

/**
 * Each screen in each language: in the short form at one width, another one for the next language and for the next screen.
 * The window is resized once for many screens, which costs as much as looking at one.
 */
async function walk(paths: readonly string[], { page, data, open }: Walk) {
  const found: object[] = [];
  for (const [place, language] of LANGUAGES.entries()) {
    await page.evaluate((value) => localStorage.setItem('outrider_app_language', value), language);
    await page.goto('/home/accounts/accountList');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths.filter((_, index) => someOf(WIDTHS, WIDTHS.length, place + index).includes(width))) {
        await open(path);
        const cuts = await cutsOn(page, data);
        found.push(...cuts.map((cut) => ({ path, width, language, ...cut })));
      }
    }
  }
  expect(found).toEqual([]);
}
