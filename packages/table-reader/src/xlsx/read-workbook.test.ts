import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTable } from '../testing.ts';
import { zip } from './zip-testing.ts';

const BOOK = `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>
  <sheet name="Hidden" state="hidden" r:id="rId1"/><sheet name="People" r:id="rId2"/></sheets></workbook>`;
const RELATIONS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Target="/xl/worksheets/people.xml"/></Relationships>`;
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00 &quot;days&quot;"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
const STRINGS = `<sst><si><t>E-Mail</t></si><si><r><t>Mül</t></r><r><t xml:space="preserve">ler &amp; Söhne</t></r></si><si><t>line_x000A_two</t></si></sst>`;
const sheet = (rows: string) =>
  `<x:worksheet xmlns:x="x"><x:sheetData>${rows}</x:sheetData></x:worksheet>`
    .replaceAll('<c ', '<x:c ')
    .replaceAll('</c>', '</x:c>');

const workbook = (rows: string, strings = STRINGS) =>
  zip({
    'xl/workbook.xml': BOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': strings,
    'xl/worksheets/people.xml': sheet(rows),
  });

test('the first sheet that is shown is read, with shared texts, dates, formulas and gaps', async () => {
  const file = workbook(`<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Firma</t></is></c></row>
    <row r="3"><c r="A3" t="str"><f>A1&amp;B1</f><v>ana@one.test</v></c><c r="B3" s="1"><v>45000</v></c><c r="C3" t="s"><v>1</v></c>
      <c r="D3"><v>4.91715550118E11</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="e"><v>#N/A</v></c><c r="G3" s="3"><v>12.5</v></c></row>
    <row r="4"><c r="A4" s="2"/></row>
    <row r="7"><c r="A7" s="2"><v>45000.75</v></c><c r="AA7" t="s"><v>2</v></c></row>`);
  const { rows, shape } = await readTable(file, 'a.xlsx', 100);
  expect(shape).toEqual({ layout: 'workbook' });
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 7]);
  expect(rows[0]?.cells).toEqual(['E-Mail', '', 'Firma']);
  expect(rows[1]?.cells).toEqual(['ana@one.test', '2023-03-15', 'Müller & Söhne', '491715550118', 'TRUE', '', '12.5']);
  expect([rows[2]?.cells[0], rows[2]?.cells[26]]).toEqual(['2023-03-15 18:00:00', 'line\ntwo']);
});

test('a text that unpacks to hundreds of megabytes is given up before it is held', async () => {
  const bomb = zip({
    'xl/workbook.xml': BOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/sharedStrings.xml': deflateRawSync(Buffer.alloc(120 * 1_048_576, `<x>${' '.repeat(65_536)}</x>`)),
    'xl/worksheets/people.xml': sheet(''),
  });
  expect(bomb.length).toBeLessThan(1_048_576);
  await expect(readTable(bomb)).rejects.toMatchObject({ code: 'unpacksTooLarge' });
});

test.each([
  ['a cell far to the right', workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'tooManyColumns'],
  ['a text that never ends', workbook(`<row r="1"><c r="A1${'A'.repeat(2_000_000)}`), 'badWorkbook'],
  ['entities that grow', workbook('', '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst/>'), 'badWorkbook'],
  ['no sheet', zip({ 'xl/workbook.xml': BOOK, 'xl/_rels/workbook.xml.rels': RELATIONS }), 'badWorkbook'],
  ['another ZIP', zip({ 'readme.txt': 'hello' }), 'badWorkbook'],
  ['packed bytes that are none', zip({ 'xl/workbook.xml': Buffer.from('not deflated at all') }), 'badWorkbook'],
])('a workbook with %s is refused by name', async (_what, file, code) => {
  await expect(readTable(file)).rejects.toMatchObject({ name: 'TableError', code });
});

test('a workbook with any one byte changed is rows or a refusal by name', async () => {
  const file = workbook('<row r="1"><c r="A1" t="s"><v>0</v></c></row>');
  for (let at = 4; at < file.length; at += 3) {
    const changed = Buffer.from(file);
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    await readTable(changed).catch((error: unknown) => expect(error).toMatchObject({ name: 'TableError' }));
  }
});
