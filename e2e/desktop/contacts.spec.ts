import { readFile } from 'node:fs/promises';
import { aContactBook, CONTACT_LIST, contactRow } from '../contacts.ts';
import { expect, test } from '../test.ts';

const KATRIN = { email: 'katrin.vogel@nordkai.test', firstName: 'Katrin', lastName: 'Vogel', company: 'Nordkai' };
const OSKAR = {
  email: 'oskar.lehn@vexel.test',
  firstName: 'Oskar',
  lastName: 'Lehn',
  company: 'Vexel',
  country: 'Germany',
};
const INES = {
  email: 'ines.duarte@lumen.test',
  firstName: 'Ines',
  lastName: 'Duarte',
  company: 'Lumen',
  country: 'Austria',
};

const BADGES = [
  'E-Mail;Vorname;Nachname;Firma;Spediteure',
  'j.petersen@kielkai.test;Jette;Petersen;Kielkai Terminal;42',
  'ole.jessen@@kappeln.test;Ole;Jessen;Kappeln Marine;18',
  'katrin.vogel@nordkai.test;Katrin;Vogel;Nordkai Logistik;84',
  'j.petersen@kielkai.test;Jette;Petersen;Kielkai Terminal;42',
].join('\r\n');

test('a file is matched to fields, taken in, and the row that was not taken is mended where it stands', async ({
  page,
  request,
}) => {
  test.slow();
  await aContactBook(page, request, [KATRIN]);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'badge-scans.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(BADGES),
  });
  const columns = page.getByRole('table', { name: 'Columns of the file' });
  await expect(columns.getByRole('row').filter({ hasText: 'Vorname' })).toContainText('firstName');
  await expect(page.getByText('3 of 4 can be imported')).toBeVisible();
  await page.getByRole('combobox', { name: 'Spediteure maps to' }).fill('spediteure');
  await page.getByTitle('spediteure, number').click();
  await expect(columns.getByText('New field, number')).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 rows' }).click();

  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  const numbers = page.getByLabel('Results');
  await expect(numbers.getByText('New contacts').locator('..')).toContainText('1');
  const problem = page.getByRole('row').filter({ hasText: 'Please provide a valid email address' });
  await expect(problem).toContainText('ole.jessen@@kappeln.test');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '1 row as CSV, with the reason' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('ole.jessen@@kappeln.test');
  await problem.getByLabel('Corrected value for row 3').fill('ole.jessen@kappeln.test');
  await problem.getByRole('button', { name: 'Apply' }).click();
  await expect(problem.getByText('Applied', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Go to contacts' }).click();
  await expect(contactRow(page, 'Ole Jessen')).toBeVisible();
  await expect(contactRow(page, 'Jette Petersen')).toHaveCount(1);
});

test('a filter narrows the list, lives in the address, and is kept under a name', async ({ page, request }) => {
  await aContactBook(page, request, [KATRIN, OSKAR, INES]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Field' }).click();
  await page.getByRole('combobox', { name: 'Values' }).fill('Germany');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(contactRow(page, 'Oskar Lehn')).toBeVisible();
  await page.getByRole('button', { name: 'Save filter' }).click();
  await page.getByRole('textbox', { name: 'Filter name' }).fill('Germans');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Germans' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Country' }).click();
  await expect(contactRow(page, 'Ines Duarte')).toBeVisible();
  await page.getByRole('button', { name: 'Germans, changed' }).click();
  await page.getByRole('menuitem', { name: 'Germans' }).click();
  await expect(contactRow(page, 'Ines Duarte')).toBeHidden();
});

test('a contact opens beside the list with what happened, its fields and its notes', async ({ page, request }) => {
  await aContactBook(page, request, [KATRIN]);
  await contactRow(page, 'Katrin Vogel').click();
  const panel = page.getByRole('complementary', { name: 'Katrin Vogel' });
  await expect(panel.getByRole('list', { name: 'Timeline' })).toContainText('Added');
  await panel.getByRole('tab', { name: 'Notes' }).click();
  await panel.getByRole('textbox', { name: 'Write a note' }).fill('Met in Hamburg, asks for a price list.');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Met in Hamburg, asks for a price list.', { exact: true })).toBeVisible();
  await panel.getByRole('tab', { name: 'Fields' }).click();
  // What is below scrolls in the panel, not the page with it.
  await page.setViewportSize({ width: 1280, height: 700 });
  await panel.getByRole('button', { name: 'Add a field' }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('button', { name: 'Add a field' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeInViewport();
  await panel.getByLabel('Title').fill('Head of Operations');
  await panel.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByText('Your changes have not been saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('tab', { name: 'Timeline' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Edited' })).toContainText('Title');
  await page.reload();
  await expect(contactRow(page, 'Head of Operations')).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Notes 1' })).toBeVisible();
});

test('who is suppressed stands in the list of it with the reason, and can be allowed again', async ({
  page,
  request,
}) => {
  await aContactBook(page, request, [KATRIN, OSKAR]);
  await page.getByLabel('Select Oskar Lehn').check();
  await page.getByLabel('Selected contacts').getByRole('button', { name: 'Suppress' }).click();
  await page.getByLabel('Reason').fill('Asked on the phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Suppress' }).click();
  await expect(contactRow(page, 'Oskar Lehn')).toContainText('Suppressed: manually');
  await page.goto(`${CONTACT_LIST}?view=suppressed`);
  await expect(contactRow(page, OSKAR.email)).toContainText('Asked on the phone');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Addresses and domains').fill('rival.test\nmia+*@sable.test\nnot an address');
  await page.getByRole('button', { name: 'Add 3 entries' }).click();
  await expect(page.getByText('1 line is neither an address nor a domain')).toBeVisible();
  await page.getByLabel('From a file').setInputFiles({
    name: 'opt-outs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('email\nines@lumen.test\n'),
  });
  await page.getByRole('button', { name: /Add \d entr/ }).click();
  await expect(contactRow(page, 'ines@lumen.test')).toContainText('From a file');
  await page.keyboard.press('Escape');
  await expect(contactRow(page, 'rival.test')).toContainText('Whole domain');
  await expect(contactRow(page, 'mia@sable.test')).toContainText('Any plus suffix');
  await page.getByRole('button', { name: 'Remove rival.test from the suppression list' }).click();
  const meaning = page.getByText('Addresses with their own entry stay suppressed.');
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await page.getByRole('button', { name: `Remove ${OSKAR.email} from the suppression list` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(contactRow(page, OSKAR.email)).toBeHidden();
});

test('the contacts are walked, chosen, opened, searched and added by keyboard alone', async ({ page, request }) => {
  await aContactBook(page, request, [KATRIN, OSKAR, INES]);
  await expect(contactRow(page, 'Ines Duarte')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByLabel('Select Ines Duarte')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Ines Duarte' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('complementary', { name: 'Oskar Lehn' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Oskar Lehn' })).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('nordkai');
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contactRow(page, 'Ines Duarte')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type('new.person@harbor.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'new.person@harbor.test' })).toBeVisible();
});

test('deleted contacts come back by one click, with all that was known of them', async ({ page, request }) => {
  await aContactBook(page, request, [KATRIN, OSKAR, INES]);
  await contactRow(page, 'Oskar Lehn').click();
  const panel = page.getByRole('complementary', { name: 'Oskar Lehn' });
  await panel.getByRole('tab', { name: 'Notes' }).click();
  await panel.getByRole('textbox', { name: 'Write a note' }).fill('Prefers the phone.');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Prefers the phone.', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(panel).toBeHidden();
  await expect(contactRow(page, 'Oskar Lehn')).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('1 contact restored')).toBeVisible();
  await contactRow(page, 'Oskar Lehn').click();
  await expect(panel.getByRole('tab', { name: 'Notes 1' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Select all').check();
  await page.getByLabel('Selected contacts').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete 3 contacts?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 contacts deleted')).toBeVisible();
  await expect(contactRow(page, 'Ines Duarte')).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(contactRow(page, 'Ines Duarte')).toBeVisible();
  await expect(contactRow(page, 'Katrin Vogel')).toBeVisible();
});

test('contacts that are one person become one after a look at what stays, and are two again by one click', async ({
  page,
  request,
}) => {
  const twin = { email: 'katrin.vogel+expo@nordkai.test', firstName: 'Kati', lastName: 'Vogel', country: 'Germany' };
  const bare = { email: 'katrin.vogel+old@nordkai.test', firstName: '', lastName: '' };
  await aContactBook(page, request, [bare, twin, KATRIN]);
  await page.getByRole('button', { name: 'More contact actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicates' }).click();
  await expect(page.getByText('1 group is probably the same person.')).toBeVisible();
  await page.getByRole('button', { name: 'Review and merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge 3 contacts into one?' });
  const stays = dialog.getByRole('radiogroup', { name: 'Contact to keep' });
  await expect(stays.getByRole('radio').first()).toBeChecked();
  await expect(stays.getByRole('radio', { name: bare.email })).not.toBeChecked();
  await stays.getByRole('radio', { name: KATRIN.email }).check();
  await expect(dialog.getByText(`Germany from ${twin.email}`)).toBeVisible();
  await dialog.getByRole('radiogroup', { name: 'First name' }).getByRole('radio', { name: 'Kati from' }).check();
  await expect(dialog.getByText('This value is discarded: Katrin.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('No duplicates found')).toBeVisible();
  await page.goto(`${CONTACT_LIST}?search=vogel`);
  await expect(contactRow(page, 'Vogel')).toHaveCount(1);
  await contactRow(page, 'Kati Vogel').click();
  const panel = page.getByRole('complementary', { name: 'Kati Vogel' });
  await expect(panel.getByRole('listitem').filter({ hasText: twin.email })).toContainText('Merged');

  const other = { email: 'k.vogel@kiel.test', firstName: 'K.', lastName: 'Vogel' };
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(other.email);
  await page.keyboard.press('Enter');
  await page.goto(CONTACT_LIST);
  await page.getByLabel('Select all').check();
  await page.getByLabel('Selected contacts').getByRole('button', { name: 'Merge' }).click();
  const second = page.getByRole('dialog', { name: 'Merge 2 contacts into one?' });
  await expect(second.getByRole('radio', { name: KATRIN.email })).toBeChecked();
  await second.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(`2 contacts merged into ${KATRIN.email}`)).toBeVisible();
  await expect(contactRow(page, other.email)).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Merge undone, 1 contact restored')).toBeVisible();
  await expect(contactRow(page, other.email)).toBeVisible();
});

test('an export runs nothing in a spreadsheet; a person is erased with a proof and never written to again', async ({
  page,
  request,
}) => {
  const evil = { email: 'eve@nordkai.test', firstName: '=HYPERLINK("http://evil.test")', lastName: 'Adler' };
  await aContactBook(page, request, [evil, KATRIN]);
  await page.getByLabel('Select all').check();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByLabel('Selected contacts').getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain('"\'=HYPERLINK(""http://evil.test"")"');

  await contactRow(page, KATRIN.email).click();
  const panel = page.getByRole('complementary', { name: 'Katrin Vogel' });
  await panel.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Erase this person' }).click();
  await expect(page.getByText('This cannot be undone.')).toBeVisible();
  const erase = page.getByRole('button', { name: 'Erase permanently' });
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type the address to continue').fill(KATRIN.email);
  await erase.click();
  await expect(page.getByText(`${KATRIN.email} was erased`)).toBeVisible();
  const [proof] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download proof' }).click(),
  ]);
  const erasure = JSON.parse(await readFile(await proof.path(), 'utf8'));
  expect(erasure).toMatchObject({ erased: { contact: 1 }, proof: expect.stringContaining('.') });
  expect(JSON.stringify(erasure)).not.toContain('katrin');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(contactRow(page, 'Katrin Vogel')).toBeHidden();
  await page.goto(`${CONTACT_LIST}?view=suppressed`);
  await expect(page.getByText('Erased, only a hash is kept')).toBeVisible();
});
