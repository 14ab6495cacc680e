export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type EncodingJudge = { push(bytes: Uint8Array): void; verdict(): Encoding | 'binary' };

/**
 * Text has a zero byte only as half of a UTF-16 letter, and most of those are Latin with the zero on the same side. On the
 * other side it may stand in one that only looks so, like the Chinese for one.
 */
const ONE_SIDED = 3;
/** What no text is written with, two zeros or a zero beside a control character, is full of numbers in a row. */
const LETTERS_TO_NUMBERS = 10;
/** One byte in so many is zero at least: delimiters and line ends have one, in any language. */
const UTF_16_ZEROS = 100;
/** A program now and then leaves a zero byte in a text; a picture is full of them. */
const BINARY_ZEROS = 20;
/** A file of UTF-8 with a broken letter here and there still has many whole ones. */
const WHOLE_TO_BROKEN = 10;
/** Chinese is written nearly all in the two-byte letters of GB 2312; two letters of Latin-1 in a row seldom fall there. */
const HANZI_SHARE = 0.7;

/** Judges by every byte of a file: what is plain ASCII for a million rows may have one name in Latin-1 at its end. */
export function createEncodingJudge(): EncodingJudge {
  let mark: Encoding | undefined;
  let length = 0;
  // In UTF-16 each has a zero beside it; in other letters the same byte is half of one now and then.
  let breaks = 0;
  let zeros = 0;
  // Pairs of bytes of which one is zero, by what the other one is.
  const pairs = { little: 0, big: 0, numbers: 0 };
  let first = 0;
  const utf8 = { needs: 0, whole: 0, broken: 0 };
  const gb = { lead: 0, pairs: 0, hanzi: 0, broken: 0 };

  function pushUtf8(byte: number) {
    if (utf8.needs > 0 && (byte & 0xc0) === 0x80) {
      utf8.needs -= 1;
      if (utf8.needs === 0) utf8.whole += 1;
      return;
    }
    if (utf8.needs > 0) utf8.broken += 1;
    utf8.needs = followers(byte);
    if (byte >= 0x80 && utf8.needs === 0) utf8.broken += 1;
  }

  function pushGb(byte: number) {
    if (gb.lead === 0) {
      if (byte === 0x80 || byte === 0xff) gb.broken += 1;
      else if (byte > 0x80) gb.lead = byte;
      return;
    }
    const isTrail = (byte >= 0x40 && byte !== 0x7f && byte !== 0xff) || (byte >= 0x30 && byte <= 0x39);
    if (isTrail) gb.pairs += 1;
    else gb.broken += 1;
    if (gb.lead >= 0xb0 && gb.lead <= 0xf7 && byte >= 0xa1) gb.hanzi += 1;
    gb.lead = 0;
  }

  function pushPair(second: number) {
    if (first !== 0 && second !== 0) return;
    if (isLatin(first)) pairs.little += 1;
    else if (isLatin(second)) pairs.big += 1;
    else if (first < 0x20 && second < 0x20) pairs.numbers += 1;
  }

  return {
    push(bytes) {
      if (length === 0) mark = byteOrderMark(bytes);
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at] ?? 0;
        if (byte === 0) zeros += 1;
        else if (byte === 10 || byte === 13) breaks += 1;
        if (((length + at) & 1) === 1) pushPair(byte);
        else first = byte;
        if (byte < 0x80 && utf8.needs === 0 && gb.lead === 0) continue;
        pushUtf8(byte);
        pushGb(byte);
      }
      length += bytes.length;
    },
    verdict() {
      if (mark) return mark;
      const { little, big, numbers } = pairs;
      const isText = little + big > LETTERS_TO_NUMBERS * numbers;
      if (length % 2 === 0 && zeros * UTF_16_ZEROS >= length && zeros * 2 >= breaks && isText) {
        if (little > ONE_SIDED * big) return 'utf-16le';
        if (big > ONE_SIDED * little) return 'utf-16be';
      }
      if (zeros * BINARY_ZEROS > length) return 'binary';
      const broken = utf8.broken + (utf8.needs > 0 ? 1 : 0);
      if (broken === 0 || utf8.whole > WHOLE_TO_BROKEN * broken) return 'utf-8';
      const isChinese = gb.hanzi >= HANZI_SHARE * (gb.pairs + gb.broken);
      return isChinese ? 'gb18030' : 'windows-1252';
    },
  };
}

const isLatin = (byte: number) => (byte >= 0x20 && byte < 0x7f) || byte === 9 || byte === 10 || byte === 13;

function byteOrderMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** How many bytes follow a first byte of UTF-8 (RFC 3629, section 3). */
export function followers(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}
