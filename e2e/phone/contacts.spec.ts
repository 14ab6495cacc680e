import { aContactBook, CONTACT_LIST } from '../contacts.ts';
import { expect, test } from '../test.ts';

const KATRIN = { email: 'katrin.vogel@nordkai.test', firstName: 'Katrin', lastName: 'Vogel', country: 'DE' };
const OSKAR = { email: 'oskar.lind@fjordline.test', firstName: 'Oskar', lastName: 'Lind', country: 'SE' };
const JETTE = { email: 'jette.holm@kielkai.test', firstName: 'Jette', lastName: 'Holm', country: 'DE' };

const FILE = {
  name: 'badge-scans.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('email,first name,Stand\nida.berg@oslokai.test,Ida,B12\nnils.ek@,Nils,B14'),
};

test('a contact is changed, noted and tagged on a phone, without the desktop’s components', async ({
  page,
  request,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await aContactBook(page, request, [KATRIN, OSKAR]);
  await page.getByRole('searchbox').fill('katrin');
  await expect(page).toHaveURL(/search=katrin/);
  await expect(page.getByRole('link', { name: /Oskar Lind/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Katrin Vogel/ }).click();
  await page.getByText('Fields', { exact: true }).click();
  await page.getByLabel('City').fill('Bath');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Bath' })).toBeVisible();
  await page.getByText(/^Notes/).click();
  const note = 'Prefers Thursdays';
  await page.getByLabel('Write a note').fill(note);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('Thursday');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Thursday' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(loaded.filter((url) => /desktop/.test(url))).toEqual([]);
});

test('a file is imported on a phone: a column matched, a row mended, the import taken back', async ({
  page,
  request,
}) => {
  await aContactBook(page, request, [KATRIN]);
  await page.getByRole('button', { name: 'More contact actions' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('input[type="file"]').setInputFiles(FILE);
  const stand = page.getByLabel('Stand maps to');
  await stand.selectOption({ label: 'stand, text' });
  await expect(page.getByText('New field, text')).toBeVisible();
  await expect(page).toHaveURL(/view=import&import=/);
  await page.getByRole('button', { name: /^Lists/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Lists' });
  await sheet.getByRole('textbox', { name: 'Lists' }).fill('Oslo fair');
  await sheet.getByRole('button', { name: 'Add' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Lists.*Oslo fair/ }), 'choices outlast a reload').toBeVisible();
  await expect(stand).toHaveValue('custom:stand:text');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();

  await page.getByLabel('Corrected value for row 3').fill('nils.ek@oslokai.test');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Applied')).toBeVisible();
  await page.getByRole('link', { name: 'Go to contacts' }).click();
  await page.getByRole('link', { name: /Nils/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Oslo fair' })).toBeVisible();

  await page.goto(`${CONTACT_LIST}?view=import`);
  await page.getByRole('link', { name: /badge-scans/ }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('button', { name: 'Undo everything' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
});

test('on a phone a filter narrows the contacts, stays in the address, and is saved and deleted', async ({
  page,
  request,
}) => {
  await aContactBook(page, request, [KATRIN, OSKAR, JETTE]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Field', exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page.getByRole('alert'), 'a condition without a value is not applied').toBeVisible();
  await page.getByLabel('Values').fill('DE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Filter name').fill('Germans');
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByText('Germans was saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show 2 contacts' }).click();
  await expect(page.getByRole('link', { name: /Oskar Lind/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Katrin Vogel/ })).toBeVisible();

  await page.getByRole('link', { name: /Katrin Vogel/ }).click();
  await page.getByRole('link', { name: 'Back to contacts' }).click();
  await expect(page.getByRole('button', { name: 'Germans' }), 'the filter is there after a contact').toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Country' }).click();
  await expect(page.getByRole('link', { name: /Oskar Lind/ })).toBeVisible();

  await page.getByRole('button', { name: 'Germans, changed' }).click();
  await page.getByRole('button', { name: 'Delete Germans' }).click();
  await expect(page.getByText('No saved filters yet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog'), 'Back closes the sheet').toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible();
});

test('on a phone a contact that is touched right after a search was typed opens', async ({ page, request }) => {
  await aContactBook(page, request, [KATRIN, OSKAR]);
  await page.clock.install();
  await page.getByRole('searchbox').fill('katrin');
  // The page of the contact is still on its way when the search would be asked for.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/biz/user/userInfo*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.getByRole('link', { name: /Katrin Vogel/ }).click();
  await page.clock.fastForward(1000);
  held.resolve();
  await expect(page).toHaveURL(/contact=katrin/);
  await expect(page.getByRole('heading', { name: 'Katrin Vogel' })).toBeVisible();
});

test('on a phone a filter that is still being saved while its sheet is closed is marked as chosen', async ({
  page,
  request,
}) => {
  await aContactBook(page, request, [KATRIN, OSKAR]);
  const held = Promise.withResolvers<void>();
  await page.route('**/contact/filter/save', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Field', exact: true }).click();
  await page.getByLabel('Values').fill('DE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Filter name').fill('Germans');
  await page.getByRole('button', { name: 'Save filter' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Oskar Lind/ })).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('button', { name: 'Germans', exact: true })).toBeVisible();
});

test('on a phone several contacts are selected and tagged, then deleted and restored', async ({ page, request }) => {
  await aContactBook(page, request, [KATRIN, OSKAR, JETTE]);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByLabel('Select Katrin Vogel').check();
  await page.getByLabel('Select Jette Holm').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags for 2 contacts' });
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('Kiel');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: '2 contacts updated' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Katrin Vogel')).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Katrin Vogel')).toBeVisible();
  await expect(page.getByText('0 selected')).toBeVisible();
});

test('on a phone a contact is added by hand, and what was typed outlasts closing the sheet', async ({
  page,
  request,
}) => {
  await aContactBook(page, request, []);
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByLabel('First name').fill('Marit');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Marit');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Email').fill('marit@fjordline.test');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Marit' })).toBeVisible();
});

test('on a phone a domain is suppressed and allowed again, and a person is erased with a proof', async ({
  page,
  request,
}) => {
  await aContactBook(page, request, [KATRIN]);
  await page.getByRole('button', { name: 'More contact actions' }).click();
  await page.getByRole('button', { name: 'Suppression list' }).click();
  await page.getByRole('button', { name: 'Add to suppression list' }).click();
  await page.getByLabel('Addresses and domains').fill('rival.test');
  await page.getByRole('button', { name: 'Add 1 entry' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill('rival');
  await page.getByRole('button', { name: 'Remove rival.test from the suppression list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No entries match')).toBeVisible();

  await page.goto(`${CONTACT_LIST}?contact=${KATRIN.email}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Erase this person' }).click();
  const erase = page.getByRole('button', { name: 'Erase permanently' });
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type the address to continue').fill(KATRIN.email);
  await erase.click();
  await expect(page.getByText(`${KATRIN.email} was erased`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download proof' }).click();
  expect((await download).suggestedFilename()).toBe('erasure-proof.json');
});
