import { faultsOfPublicPages, faultsOfScreens, LISTS, type Screens } from '../accessibility.ts';
import { aSignedInUser } from '../person.ts';
import { expect, test } from '../test.ts';

/** Screens with every kind of what opens over a page: menus, popovers, drawer, dialogs, palette. */
const SCREENS: Screens = {
  '/home/dashboard': [
    { by: /^Notifications/ },
    { by: /^Search or jump to/ },
    { by: /(your|user) menu$/ },
    { by: /^Campaigns all/i },
    { by: /^Mailboxes all/i },
  ],
  '/home/accounts/accountList': [
    { by: /^Tag any/i },
    { by: /^Provider any/i },
    { by: 'Filter' },
    { by: /^Sort:/ },
    { by: 'Columns' },
    { by: /^Reconnect/ },
    { by: 'maya@tryharborline.test', role: 'link' },
    { by: /^More .*maya@tryharborline/ },
    { by: /^More .*maya@tryharborline/, entry: 'Tags' },
    { by: /^More .*maya@tryharborline/, entry: /^Remove/ },
  ],
  '/home/contact/contactList': [
    { by: 'More contact actions' },
    { by: 'More contact actions', entry: /^Manage/ },
    { by: 'Add contact' },
    { by: 'Filter' },
    { by: 'Choose columns' },
  ],
};

test('what opens by keyboard takes the focus, meets WCAG 2.2 AA in light and dark, and gives the focus back', async ({
  page,
}) => {
  test.slow();
  await page.goto('/test-login');
  await expect(page).toHaveURL('/home/accounts/accountList');
  expect(await faultsOfScreens(page, SCREENS)).toEqual([]);
});

test('pages without a log-in, empty lists and lists that failed meet WCAG 2.2 AA in light and dark', async ({
  page,
}) => {
  test.slow();
  expect(await faultsOfPublicPages(page)).toEqual([]);
  await aSignedInUser(page);
  await page.goto('/home/accounts/accountList');
  expect(await faultsOfScreens(page, LISTS)).toEqual([]);
  await page.reload();
  await page.route('**/api/biz/**', (route) => route.fulfill({ status: 500, json: {} }));
  expect(await faultsOfScreens(page, LISTS)).toEqual([]);
});
