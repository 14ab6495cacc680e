import { decodePercent } from '@outrider/mail-kit/mime/decode-percent';

/** An address, and the text it was read from: the same, unless it was written against robots. */
export type FoundAddress = { address: string; from: number; to: number };

const LOCAL = String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}`;
const PLAIN = new RegExp(
  String.raw`(?<![\p{L}\d._%+-])${LOCAL}@(?:[\p{L}\d-]{1,63}\.){1,6}[\p{L}]{2,24}(?![\p{L}\d])`,
  'gu',
);
const AT = String.raw`(?:\s{0,3}[(\[{<]\s?(?:at|ät|@|arroba|chiocciola|æt|a)\s?[)\]}>]\s{0,3}|\s{1,3}(?:AT|at|\(a\)|@|\[@\])\s{1,3}|\s?@\s?)`;
const DOT = String.raw`(?:\s{0,3}[(\[{<]\s?(?:dot|punkt|punto|point|\.)\s?[)\]}>]\s{0,3}|\s{1,3}(?:DOT|dot|punkt)\s{1,3}|\.)`;
const HIDDEN = new RegExp(
  String.raw`(?<![\p{L}\d._%+-])([\p{L}\d][\p{L}\d_%+-]{0,63}(?:${DOT}[\p{L}\d_%+-]{1,63}){0,4})${AT}([\p{L}\d-]{1,63}(?:${DOT}[\p{L}\d-]{1,63}){0,5}${DOT}[\p{L}]{2,24})(?![\p{L}\d])`,
  'gu',
);
const DOTS = new RegExp(DOT, 'gu');
const ADDRESS = /^[a-z\d][a-z\d._%+'-]{0,63}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,6}[a-z]{2,24}$/iu;

export const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);

/** Addresses in a text, also `ann (at) bell [dot] test` and `ann AT bell.test`. */
export function findAddresses(text: string): FoundAddress[] {
  const found = [...text.matchAll(PLAIN)]
    .map((match) => ({ address: match[0], from: match.index, to: match.index + match[0].length }))
    .filter(({ address }) => isAddress(address));
  if (found.length > 0 || !/\bat\b|[@ä([{]/iu.test(text)) return found;
  for (const match of text.matchAll(HIDDEN)) {
    const [whole, local = '', domain = ''] = match;
    const address = `${local.replace(DOTS, '.')}@${domain.replace(DOTS, '.')}`;
    if (isAddress(address) && isMeant(whole, text.slice(Math.max(0, match.index - 20), match.index))) {
      found.push({ address, from: match.index, to: match.index + whole.length });
    }
  }
  return found;
}

/** "met at bell.test" is a sentence, "ann at bell dot test" and "mail: ann at bell.test" are not. */
const isMeant = (whole: string, before: string) =>
  /[([{<@]|\sAT\s|\s(?:dot|punkt)\s/u.test(whole) || /mail\s?[:.]?\s?$/iu.test(before);

/** What a link stands for: `mailto:`, TYPO3's shifted letters, an address written backwards. */
export function decodeLink(href: string): string | undefined {
  if (href.length > 1_000) return undefined;
  if (/^mailto:/i.test(href)) return readMailto(href.slice(7));
  if (!href.includes('UnCryptMailto')) return undefined;
  const shifted = /linkTo_UnCryptMailto\(['"]([^'"]{5,300})['"]/u.exec(decodePercent(href))?.[1];
  if (shifted === undefined) return undefined;
  for (let by = -26; by <= 26; by += 1) {
    const read = shiftLetters(shifted, by);
    if (read.startsWith('mailto:')) return readMailto(read.slice(7));
  }
  return undefined;
}

/** The number of a link that calls. */
export function decodePhone(href: string): string | undefined {
  if (!/^tel:/iu.test(href)) return undefined;
  const number = decodePercent(href.slice(4)).trim();
  return /^[+\d][\d\s()./-]{5,24}$/u.test(number) ? number : undefined;
}

function readMailto(text: string): string | undefined {
  const to = decodePercent((text.split('?')[0] ?? '').split(',')[0] ?? '').trim();
  const inner = /<([^<>]{3,254})>$/u.exec(to)?.[1] ?? to;
  if (isAddress(inner)) return inner;
  const found = findAddresses(inner.slice(0, 300))[0]?.address;
  return found;
}

/** TYPO3 turns letters, digits and signs within their own ranges. */
function shiftLetters(text: string, by: number): string {
  const turn = (code: number, from: number, to: number) =>
    from + ((((code - from + by) % (to - from + 1)) + (to - from + 1)) % (to - from + 1));
  return Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    if (code >= 0x2b && code <= 0x3a) return String.fromCharCode(turn(code, 0x2b, 0x3a));
    if (code >= 0x40 && code <= 0x5a) return String.fromCharCode(turn(code, 0x40, 0x5a));
    if (code >= 0x61 && code <= 0x7a) return String.fromCharCode(turn(code, 0x61, 0x7a));
    return letter;
  }).join('');
}

const utf8 = new TextDecoder();

/** Cloudflare: the first byte is the key of the others. */
export function decodeCloudflare(hex: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,200}$/iu.test(hex)) return undefined;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const read = utf8.decode(bytes.slice(1).map((byte) => byte ^ (bytes[0] ?? 0)));
  return isAddress(read) ? read : undefined;
}

/** What scripts put together from attributes: one with the address, or its two halves. */
export function decodeAttributes(attributes: ReadonlyMap<string, string>): string | undefined {
  const cloudflare = attributes.get('data-cfemail');
  if (cloudflare) return decodeCloudflare(cloudflare);
  for (const name of [
    'data-email',
    'data-mail',
    'data-address',
    'data-mailto',
    'data-contact',
    'data-enc-email',
    'data-enc-mail',
  ]) {
    const value = attributes.get(name);
    if (value === undefined || value.length > 300) continue;
    const turned = [turn13(value.replace('[at]', '@')), readBase64(value)];
    for (const read of name.startsWith('data-enc') ? turned : [value, reverse(value), readBase64(value)]) {
      const address = isAddress(read) ? read : findAddresses(read)[0]?.address;
      if (address) return address;
    }
  }
  const local =
    attributes.get('data-user') ??
    attributes.get('data-name') ??
    attributes.get('data-local') ??
    attributes.get('data-mail');
  const domain = attributes.get('data-domain') ?? attributes.get('data-host') ?? attributes.get('data-website');
  const end = attributes.get('data-tld');
  if (!local || !domain || local.length + domain.length > 254) return undefined;
  const host = end ? `${domain}.${end}` : domain;
  for (const read of [`${local}@${host}`, `${reverse(local)}@${reverse(host)}`]) if (isAddress(read)) return read;
  return undefined;
}

export const reverse = (text: string): string => Array.from(text).reverse().join('');

const turn13 = (text: string) =>
  text.replace(/[a-z]/giu, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

function readBase64(text: string): string {
  if (!/^[a-z\d+/]{8,300}={0,2}$/iu.test(text)) return '';
  return Buffer.from(text, 'base64').toString('latin1');
}
