import { walkScreens } from '../cut-text.ts';
import { unreachableOn } from '../reflow.ts';
import { expect, test } from '../test.ts';

/** 1280 px at 400 % and at 200 %, and a tablet held upright or half a screen. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 640, height: 512 },
  { width: 820, height: 1180 },
];

const SCREENS = [
  '/home/dashboard',
  '/home/accounts/accountList',
  '/home/contact/contactList',
  '/home/contact/contactList?contact=lena.vogel%40kielkai.test',
  '/home/campaign/list',
  '/inbox',
  '/leads-agent',
  '/setting/profile',
  '/setting/billing',
  '/purchase/plan',
];
const TABS = ['overview', 'reasons', 'leads', 'forecast', 'sequence', 'schedule', 'log'];
const STEPS = ['leads', 'sequence', 'schedule', 'review'];

test('zoomed in and in half a window nothing is out of reach, and nothing but tables scrolls sideways', async ({
  page,
}) => {
  const { open } = walkScreens(page);
  await page.goto('/test-login');
  await expect(page).toHaveURL('/home/accounts/accountList');
  await open('/home/campaign/list');
  const campaign = page.getByRole('link', { name: 'Freight audit, DACH ops leads' });
  const detail = await campaign.getAttribute('href');
  const id = detail?.split('/').at(-1);
  const paths = [
    ...SCREENS,
    ...TABS.map((tab) => `${detail}?tab=${tab}`),
    ...STEPS.map((step) => `/home/campaign/createCampaign/edit/${id}?step=${step}`),
  ];
  const found: object[] = [];
  for (const path of paths) {
    await open(path);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      // Another form of the page may have to be fetched, and is drawn a frame later.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const problems = await unreachableOn(page);
      found.push(...problems.map((problem) => ({ path, width: window.width, problem })));
    }
  }
  expect(found).toEqual([]);
});

test('in a narrow window the menu opens over the page, and the inbox shows its list or a thread', async ({ page }) => {
  await page.goto('/test-login');
  await expect(page).toHaveURL('/home/accounts/accountList');
  // After the first page: what has a small screen from the start is a phone.
  await page.setViewportSize({ width: 640, height: 512 });
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Inbox' }).click();
  const list = page.getByRole('region', { name: 'Messages' }).first();
  await list.getByText('Re:').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Thread' })).toBeVisible();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(list).toBeVisible();
});
