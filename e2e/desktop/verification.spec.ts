import { readFile } from 'node:fs/promises';
import { zip } from '@outrider/table-reader/xlsx/zip-testing';
import type { APIRequestContext, Page } from '@playwright/test';
import { aSignedInUser, headersOf } from '../person.ts';
import { expect, test } from '../test.ts';

// The way out is one for the whole product: while a test shuts it, no other may ask a mail host.
test.describe.configure({ mode: 'serial' });

const VERIFICATION = '/home/verification/email';
const DANA = 'dana.whitlock@tidewatercargo.test';
const GHOST = 'nobody.at.all@tidewatercargo.test';
const NOWHERE = 'ana@no-such-place.test';
const GREYLISTED = 'dana.castellan@sablecouriers.test';

/** Hosts that are there with every seed; the way counts as shut when none of them answers. */
const KNOWN_HOSTS = [
  'mx1.nordkai.test',
  'mx1.tidewatercargo.test',
  'mail.kestrelhaulage.test',
  'gmail-smtp-in.l.gmail.test',
  'outlook-com.olc.outlook.test',
];

const setHostBehaviour = (request: APIRequestContext, behaviour: 'drop' | 'accept') =>
  Promise.all(
    KNOWN_HOSTS.map((name) => request.post('/sirius/api/pub/sandbox/host/set', { data: { name, behaviour } })),
  );

async function openVerification(page: Page) {
  const person = await aSignedInUser(page);
  await page.goto('/home');
  await expect(page).toHaveURL(VERIFICATION);
  return person;
}

/** The least a spreadsheet program writes: a book, where its sheet is, and the sheet. */
function workbook(rows: readonly string[][]): Buffer {
  const cells = (row: readonly string[]) => row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  return zip({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Scans" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`,
  });
}

const pasteBox = (page: Page) => page.getByRole('textbox', { name: 'Paste addresses' });
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('pasted addresses are checked, narrowed, exported and added to the contacts', async ({ page }) => {
  await openVerification(page);
  await pasteBox(page).fill(`${DANA}\n${GHOST}\ngunnar.eide@@fjordfrakt.test\n${DANA}\n${NOWHERE}`);
  await expect(page.getByText('3 to check, 1 repeated')).toBeVisible();
  await expect(page.getByText('Line 3 is not an address')).toBeVisible();
  // What is typed is kept a moment after the last key.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join(''))).toContain('fjordfrakt');
  await page.reload();
  await expect(pasteBox(page)).toHaveValue(/gunnar\.eide@@fjordfrakt/);

  await page.getByRole('button', { name: 'Verify 3 addresses' }).click();
  await expect(page).toHaveURL(/task=/);
  await expect(pasteBox(page)).toHaveValue('');
  await expect(rowOf(page, DANA).getByText('Valid')).toBeVisible();
  await expect(rowOf(page, GHOST).getByText('No such mailbox')).toBeVisible();
  await expect(rowOf(page, GHOST).getByText('550 5.1.1')).toBeVisible();
  await expect(rowOf(page, NOWHERE).getByText('NXDOMAIN')).toBeVisible();
  await expect(page.getByText('3 charged.')).toBeVisible();
  await expect(page.getByText('197 of 200 left this month')).toBeVisible();

  await page.getByRole('radiogroup', { name: 'Result' }).getByText('Invalid').click();
  await expect(rowOf(page, DANA)).toBeHidden();
  await expect(rowOf(page, GHOST)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`${GHOST},Invalid (non existent),noSuchUser`);
  expect(csv).not.toContain(DANA);

  await page.getByRole('button', { name: 'Add valid to contacts' }).click();
  await page.getByLabel('Add to list').fill('Badge scans');
  await page.getByRole('button', { name: 'Add 1 address' }).click();
  await expect(page.getByText('1 contact added')).toBeVisible();
});

test('a file is read before anything is spent; its run can be paused, resumed and canceled', async ({ page }) => {
  await openVerification(page);
  await page.getByLabel('Choose file').setInputFiles({
    name: 'badge-scans.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook([
      ['Name', 'Email'],
      ['Dana', GREYLISTED],
      ['Dana again', GREYLISTED],
      ['No recipient', ''],
    ]),
  });
  await expect(page.getByText('badge-scans.xlsx: 1 to check, 1 repeated, 1 row without an address')).toBeVisible();
  await page.getByRole('button', { name: 'Verify 1 address' }).click();
  await expect(page.getByText('1 waiting for a second attempt.')).toBeVisible();
  await expect(rowOf(page, GREYLISTED).getByText(/asked to wait, next attempt/)).toBeVisible();

  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Paused. Continues where it stopped.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('1 waiting for a second attempt.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('1 address stays unchecked and is not charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel run' }).click();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(page.getByText('200 of 200 left this month')).toBeVisible();
});

test('while no mail server can be asked nothing starts; the unchecked are checked once the way is open', async ({
  page,
  request,
}) => {
  const headers = headersOf(await openVerification(page));
  await setHostBehaviour(request, 'drop');
  try {
    await request.post('/sirius/api/biz/verification/self-check/run', { headers, data: {} });
    await expect
      .poll(async () => {
        const answer = await request.get('/sirius/api/biz/verification/self-check', { headers });
        return (await answer.json()).data.canAsk;
      })
      .toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Outgoing port 25 is blocked on this server' })).toBeVisible();
    await expect(page.getByText('0 of 5')).toBeVisible();
    await pasteBox(page).fill(`${DANA}\n${GHOST}`);
    await expect(page.getByText('All 2 would end as unchecked.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify 2 addresses' })).toBeDisabled();
    await page.getByRole('button', { name: 'Check syntax and domains only, free' }).click();
    await expect(page).toHaveURL(/task=/);
    await expect(rowOf(page, DANA).getByText('Only syntax and domain checked')).toBeVisible();
    await page.getByRole('link', { name: 'See why' }).click();
  } finally {
    await setHostBehaviour(request, 'accept');
  }
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Recheck 2 unchecked' }).click();
  await expect(rowOf(page, GHOST).getByText('No such mailbox')).toBeVisible();

  await page.getByRole('link', { name: 'All 2' }).click();
  await expect(page.getByRole('radio', { name: 'Done 2' })).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/task=/);
  await expect(rowOf(page, DANA).getByText('Valid')).toBeVisible();
});
