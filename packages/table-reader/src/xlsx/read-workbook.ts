import { TableError, type TableRow, type TableSource } from '../table.ts';
import { dateStyles } from './cell-values.ts';
import { createSheetReader } from './read-sheet.ts';
import { attribute, createXmlReader, unescapeCell, type XmlHandler } from './xml.ts';
import { openZip, type Zip } from './zip.ts';

/** Beyond these a workbook is no address book but an attack, or for a database. */
const PART_MAX = 8 * 1_048_576;
const STRINGS_MAX = 96 * 1_048_576;
const STRINGS_COUNT_MAX = 2_000_000;
const SHEET_MAX = 1_073_741_824;

/** The rows of the first sheet of an XLSX file (ECMA-376) that is not hidden. */
export async function* readWorkbook(source: TableSource): AsyncGenerator<TableRow[]> {
  const zip = await openZip(source);
  const { path, is1904 } = await findSheet(zip);
  const strings = await readStrings(zip);
  const dates = zip.has('xl/styles.xml')
    ? await dateStyles((handler) => readXml(zip, 'xl/styles.xml', PART_MAX, handler))
    : [];
  const sheet = createSheetReader({ strings, dates, is1904 });
  const xml = createXmlReader(sheet.handler);
  const decoder = new TextDecoder();
  for await (const piece of zip.read(path, SHEET_MAX)) {
    xml.push(decoder.decode(piece, { stream: true }));
    yield sheet.takeRows();
  }
}

async function readXml(zip: Zip, name: string, limit: number, handler: XmlHandler): Promise<void> {
  const xml = createXmlReader(handler);
  const decoder = new TextDecoder();
  for await (const piece of zip.read(name, limit)) xml.push(decoder.decode(piece, { stream: true }));
}

const IGNORED = { close: () => undefined, text: () => undefined };

async function findSheet(zip: Zip): Promise<{ path: string; is1904: boolean }> {
  const sheets: { id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  await readXml(zip, 'xl/workbook.xml', PART_MAX, {
    ...IGNORED,
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      const id = /\s(?:\w+:)?id="([^"]*)"/.exec(attributes)?.[1] ?? '';
      sheets.push({ id, isHidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible' });
    },
  });
  const wanted = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  let target = 'worksheets/sheet1.xml';
  const relations = 'xl/_rels/workbook.xml.rels';
  if (zip.has(relations)) {
    await readXml(zip, relations, PART_MAX, {
      ...IGNORED,
      open(_name, attributes) {
        if (wanted && attribute(attributes, 'Id') === wanted.id) target = attribute(attributes, 'Target') ?? target;
      },
    });
  }
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!zip.has(path)) throw new TableError('badWorkbook');
  return { path, is1904 };
}

/** Texts that cells share, by number. Runs of one text are joined; how it is pronounced is left out. */
async function readStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  if (!zip.has('xl/sharedStrings.xml')) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readXml(zip, 'xl/sharedStrings.xml', STRINGS_MAX, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    close(name) {
      if (strings.length > STRINGS_COUNT_MAX) throw new TableError('unpacksTooLarge');
      if (name === 'si') strings.push(unescapeCell(text));
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 't') isText = false;
    },
    text(piece) {
      if (isText) text += piece;
    },
  });
  return strings;
}
