import type { Page } from '@playwright/test';
import { GOOGLE_DOCS, GOOGLE_SHEETS } from '../../packages/mail-kit/src/compose/testing/other-clipboards.ts';
import { WORD_LISTS, WORD_TABLE } from '../../packages/mail-kit/src/compose/testing/word-clipboards.ts';
import { openEditorPage } from '../editor-page.ts';
import { expect, test } from '../test.ts';

// In one process: the page is built once.
test.describe.configure({ mode: 'serial' });

const body = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const read = (page: Page) => page.evaluate(() => window.readEditor());

/** As a program puts it there: by its own HTML, with the text beside it. */
async function copy(page: Page, html: string): Promise<void> {
  await page.evaluate(async (copied) => {
    const as = (type: string, text: string) => new Blob([text], { type });
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': as('text/html', copied), 'text/plain': as('text/plain', 'text') }),
    ]);
  }, html);
}

async function paste(page: Page, html: string): Promise<string> {
  await page.evaluate(() => window.openEditor({}));
  await copy(page, html);
  await body(page).click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => read(page)).not.toBe('');
  return read(page);
}

test('what is pasted from Word, Google Docs and a spreadsheet keeps its lists and tables, and nothing of their styles', async ({
  page,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditorPage(page, baseURL ?? '');
  const word = await paste(page, WORD_LISTS);
  expect(word).toContain(
    '<ol start="3"><li><p>Rates</p><ol type="a"><li><p>Fixed</p></li><li><p>Floating</p><ol type="i"><li><p>By month</p></li></ol></li></ol></li><li><p>Surcharges</p></li></ol><ul><li><p>Fuel</p><ul><li><p>Road</p></li></ul></li><li><p>Toll</p></li></ul>',
  );
  const table = await paste(page, WORD_TABLE);
  expect(table).toContain('<tr><th><p>Carrier</p></th><th><p>Rate</p></th></tr>');
  const docs = await paste(page, GOOGLE_DOCS);
  expect(docs).toContain('<p>Hello <strong>Katrin</strong>, see <a href="https://harborline.test/">here</a>.</p>');
  expect(docs).toContain(
    '<ol start="4"><li><p>Fourth</p><ol type="a"><li><p>Inner</p></li></ol></li><li><p>Fifth</p></li></ol>',
  );
  const sheet = await paste(page, GOOGLE_SHEETS);
  expect(sheet).toContain('<tr><th><p>Carrier</p></th>');
  for (const html of [word, table, docs, sheet]) expect(html).not.toMatch(/mso-|class=|<o:|<span|<style|font-/i);
});

test('tools, keys and the form of a mail work without a mouse, and the picture of a clipboard goes along', async ({
  page,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditorPage(page, baseURL ?? '');
  await page.evaluate(() => window.openEditor({ signature: 'Maya', quote: '<p>Hello Maya</p>' }));
  await body(page).focus();
  await page.keyboard.type('See ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('Thursday');
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByLabel('URL').fill('nordkai.test');
  await page.keyboard.press('Enter');
  expect(await read(page)).toContain('href="https://nordkai.test"');
  await page.keyboard.press('ControlOrMeta+Enter');
  expect(await page.evaluate(() => window.sent)).toBe(1);

  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 });
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await body(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => read(page)).toContain('<img src="cid:image.png@editor.test"');

  await page.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused();

  await page.getByText('Plain text', { exact: true }).click();
  await page.getByRole('button', { name: 'Switch to plain text' }).click();
  await expect(body(page)).toHaveValue(/See .*nordkai\.test/s);
  await page.getByRole('button', { name: 'Show' }).last().click();
  await expect(page.getByText('> Hello Maya')).toBeVisible();
});
