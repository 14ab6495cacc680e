import { attribute, type XmlHandler } from './xml.ts';

/** Number formats that every workbook knows as dates or times (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A format that shows a day, a month or a year, apart from what it only quotes. */
const showsDate = (code: string) => /[dmy]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]/g, ''));

/** For each cell style, whether its numbers are dates. */
export async function dateStyles(read: (handler: XmlHandler) => Promise<void>): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inStyles = false;
  await read({
    text: () => undefined,
    open(name, attributes) {
      if (name === 'numFmt') {
        own.set(Number(attribute(attributes, 'numFmtId')), showsDate(attribute(attributes, 'formatCode') ?? ''));
      } else if (name === 'cellXfs') inStyles = true;
      else if (name === 'xf' && inStyles) {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0);
        styles.push(own.get(id) ?? isBuiltInDate(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') inStyles = false;
    },
  });
  return styles;
}

const DAY_MS = 86_400_000;
/** Day 0 of a workbook. The older epoch counts a 29 February 1900 that never was, so it begins a day early. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const LAST_DAY = 2_958_465;

/** The day, with the time where there is one; the number as it stands when no calendar has such a day. */
export function writeDate(serial: string, is1904: boolean): string {
  const days = Number(serial);
  if (!(days >= 0 && days <= LAST_DAY)) return serial;
  const time = EPOCHS[is1904 ? 1904 : 1900] + Math.round(days * 86_400) * 1_000;
  const [day = '', clock = ''] = new Date(time).toISOString().split('T');
  return time % DAY_MS === 0 ? day : `${day} ${clock.slice(0, 8)}`;
}

/** Long numbers, telephone numbers above all, are stored as 4.91715550118E11. */
export function writeNumber(text: string): string {
  if (!/e/i.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? String(BigInt(number)) : text;
}
