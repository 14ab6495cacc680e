import { LINE_MAX, TableError } from '../table.ts';

export type XmlHandler = {
  /** `attributes` as they stand in the tag; read with `attribute`. Names come without their prefix. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
};

/** As much of XML as spreadsheets use, a piece at a time. Declared entities are never expanded: they can be bombs. */
export function createXmlReader(handler: XmlHandler) {
  let rest = '';
  return {
    push(piece: string) {
      const text = rest + piece;
      let at = 0;
      for (;;) {
        const open = text.indexOf('<', at);
        if (open < 0) break;
        if (open > at) handler.text(unescapeXml(text.slice(at, open)));
        const end = endOfTag(text, open);
        if (end < 0) {
          at = open;
          break;
        }
        readTag(text.slice(open + 1, end), handler);
        at = end + 1;
      }
      rest = text.slice(at);
      if (rest.length > LINE_MAX) throw new TableError('badWorkbook');
    },
  };
}

function endOfTag(text: string, open: number): number {
  if (text.startsWith('<!--', open)) return after(text.indexOf('-->', open), 2);
  if (text.startsWith('<![CDATA[', open)) return after(text.indexOf(']]>', open), 2);
  return text.indexOf('>', open);
}

const after = (found: number, by: number) => (found < 0 ? -1 : found + by);

const NAME = /^(?:[\w.-]+:)?([\w.-]+)/;

function readTag(tag: string, handler: XmlHandler) {
  if (tag.startsWith('![CDATA[')) return handler.text(tag.slice(8, -2));
  if (tag.startsWith('!DOCTYPE')) throw new TableError('badWorkbook');
  if (tag.startsWith('?') || tag.startsWith('!')) return;
  if (tag.startsWith('/')) return handler.close(NAME.exec(tag.slice(1))?.[1] ?? '');
  const [whole = '', name = ''] = NAME.exec(tag) ?? [];
  handler.open(name, tag.slice(whole.length));
  if (tag.endsWith('/')) handler.close(name);
}

export function attribute(attributes: string, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  const end = attributes.indexOf('"', from);
  return end < 0 ? undefined : unescapeXml(attributes.slice(from, end));
}

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
        (all, hex?: string, decimal?: string, name = '') => {
          const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
          if (!hex && !decimal) return NAMED.get(name) ?? all;
          return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : '';
        },
      )
    : text;

/** `_x000D_`: letters XML cannot hold, as spreadsheets write them (ECMA-376, ST_Xstring). */
export const unescapeCell = (text: string): string =>
  text.includes('_x')
    ? text
        .replaceAll(/_x([0-9a-f]{4})_/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        .replaceAll('\u0000', '')
        .toWellFormed()
    : text;
