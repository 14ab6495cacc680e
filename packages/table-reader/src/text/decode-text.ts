import type { BadByte } from '../table.ts';
import { type Encoding, followers } from './judge-encoding.ts';

/** A byte that is no letter, and where its replacement stands in the text. */
export type Replaced = BadByte & { at: number };

/** `bad`: what the text so far has in place of bytes that are no letters; the reader takes them out as it goes. */
export type TextReading = {
  push(bytes: Uint8Array): string;
  finish(): string;
  /** So many bytes are left out; they hold whole letters. */
  pass(bytes: number): void;
  bad: Replaced[];
};

/** Beyond so many the file is not in the encoding it was taken for, and each more says nothing new. */
const BAD_MAX = 10_000;
const REPLACEMENT = '\ufffd';
const NUL = '\u0000';
const NONE = new Uint8Array(0);

/** Text of pieces of bytes. A piece may end within a letter. */
export function readText(encoding: Encoding): TextReading {
  // Each piece is cut between two letters, so the decoder never has to remember one.
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const { cut, findBad } = SHAPES[encoding];
  const bad: Replaced[] = [];
  let carry: Uint8Array = NONE;
  let position = 0;
  let letters = 0;

  function decode(bytes: Uint8Array): string {
    let text = decoder.decode(bytes);
    if (encoding === 'windows-1252') text = text.replaceAll(NO_LETTER, REPLACEMENT);
    if (text.includes(REPLACEMENT) && bad.length < BAD_MAX) {
      for (const { at, index } of findBad(bytes, text)) {
        bad.push({ at: letters + at, position: position + index, byte: bytes[index] ?? 0 });
      }
    }
    if (position === 0 && text.startsWith('\ufeff')) {
      position += bytes.length;
      for (const one of bad) one.at -= 1;
      text = text.slice(1);
    } else {
      position += bytes.length;
    }
    if (text.includes(NUL)) text = withoutNuls(text);
    letters += text.length;
    return text;
  }

  /** No database keeps a NUL. */
  function withoutNuls(text: string): string {
    let gone = 0;
    let nul = text.indexOf(NUL);
    for (const one of bad) {
      for (; nul >= 0 && letters + nul < one.at; nul = text.indexOf(NUL, nul + 1)) gone += 1;
      one.at -= gone;
    }
    return text.replaceAll(NUL, '');
  }

  return {
    bad,
    push(bytes) {
      const all = carry.length > 0 ? join(carry, bytes) : bytes;
      const end = cut(all);
      carry = end < all.length ? all.slice(end) : NONE;
      return decode(all.subarray(0, end));
    },
    finish: () => decode(carry),
    pass(bytes) {
      position += bytes;
    },
  };
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The five bytes Windows-1252 gives no letter to; decoders hand them through as control characters. */
const NO_LETTER = /[\u0081\u008d\u008f\u0090\u009d]/g;

type Found = { at: number; index: number };
type Shape = { cut: (bytes: Uint8Array) => number; findBad: (bytes: Uint8Array, text: string) => Found[] };

const SHAPES: Record<Encoding, Shape> = {
  'utf-8': { cut: cutUtf8, findBad: findBadUtf8 },
  'utf-16le': { cut: (bytes) => cutUtf16(bytes, 1), findBad: (_bytes, text) => placesOf(text, 2) },
  'utf-16be': { cut: (bytes) => cutUtf16(bytes, 0), findBad: (_bytes, text) => placesOf(text, 2) },
  gb18030: { cut: (bytes) => walkGb(bytes).end, findBad: (bytes) => walkGb(bytes).bad },
  'windows-1252': { cut: ({ length }) => length, findBad: (_bytes, text) => placesOf(text, 1) },
};

function cutUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return followers(byte) >= back ? bytes.length - back : bytes.length;
    if (byte < 0x80) break;
  }
  return bytes.length;
}

/** Not within a letter of two halves, which begins with D8 to DB. */
function cutUtf16(bytes: Uint8Array, high: 0 | 1): number {
  const even = bytes.length - (bytes.length % 2);
  const last = bytes[even - 2 + high] ?? 0;
  return even >= 2 && last >= 0xd8 && last <= 0xdb ? even - 2 : even;
}

function placesOf(text: string, width: number): Found[] {
  return Array.from(text.matchAll(/\ufffd/g), ({ index }) => ({ at: index, index: index * width }));
}

/** Walks as a decoder does (WHATWG Encoding, "UTF-8 decoder"): a broken letter ends where a new one could begin. */
function findBadUtf8(bytes: Uint8Array, text: string): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (let index = 0; index < bytes.length; ) {
    const width = lettersWidth(bytes, index);
    if (text[at] === REPLACEMENT && !isRealReplacement(bytes, index)) found.push({ at, index });
    at += width === 4 ? 2 : 1;
    index += width;
  }
  return found;
}

/** How many bytes the letter that begins here has; fewer than its first byte says when it is broken. */
export function lettersWidth(bytes: Uint8Array, index: number): number {
  const first = bytes[index] ?? 0;
  const wanted = followers(first);
  let [low, high] = [0x80, 0xbf];
  if (first === 0xe0) low = 0xa0;
  if (first === 0xed) high = 0x9f;
  if (first === 0xf0) low = 0x90;
  if (first === 0xf4) high = 0x8f;
  let width = 1;
  while (width <= wanted) {
    const byte = bytes[index + width] ?? 0;
    if (byte < low || byte > high) break;
    [low, high] = [0x80, 0xbf];
    width += 1;
  }
  return width;
}

const isRealReplacement = (bytes: Uint8Array, index: number) =>
  bytes[index] === 0xef && bytes[index + 1] === 0xbf && bytes[index + 2] === 0xbd;

/** GB 18030: one byte, two, or four whose second is a digit. */
function walkGb(bytes: Uint8Array): { end: number; bad: Found[] } {
  const bad: Found[] = [];
  let at = 0;
  let index = 0;
  while (index < bytes.length) {
    const first = bytes[index] ?? 0;
    if (first < 0x80) {
      index += 1;
      at += 1;
      continue;
    }
    const second = bytes[index + 1];
    const isLead = first !== 0x80 && first !== 0xff;
    const isFour = isLead && second !== undefined && second >= 0x30 && second <= 0x39;
    if (isLead && (second === undefined || (isFour && index + 4 > bytes.length))) break;
    const isTwo = isLead && second !== undefined && second >= 0x40 && second !== 0x7f && second !== 0xff;
    if (!isTwo && !isFour) bad.push({ at, index });
    index += isFour ? 4 : isTwo ? 2 : 1;
    at += isFour && first >= 0x90 ? 2 : 1;
  }
  return { end: index, bad };
}
