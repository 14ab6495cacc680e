import { walkHtml } from '@outrider/mail-kit/reply/html-tokens';
import { isBlank, nameAt, type Tag, tagAt } from './tag.ts';

export type TagHandler = {
  open: (tag: Tag, from: number, to: number) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

/** Of elements that are not walked over, those in which entities are read. */
const DECODED = new Set(['title', 'textarea']);

const GREATER = 62;
const SLASH = 47;
const EQUALS = 61;
const QUOTE = 34;
const APOSTROPHE = 39;
const EXCLAMATION = 33;
const QUESTION = 63;
const LETTERS = 32;
const CLOSED_MAX = 12;

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Walks over tags and text, each sign of the source once. It takes linear time for any text. */
export function walkTags(html: string, handler: TagHandler): void {
  let at = 0;
  let textFrom = 0;
  const flush = (to: number) => {
    if (to > textFrom) handler.text(decode(html.slice(textFrom, to)));
  };
  while (at < html.length) {
    const from = html.indexOf('<', at);
    if (from === -1) break;
    const next = html.charCodeAt(from + 1);
    if (isLetter(next)) {
      flush(from);
      textFrom = html.length;
      const to = endOfTag(html, from + 1);
      // A tag without an end is none, nor is what follows.
      if (to === -1) break;
      const tag = tagAt(html, from, to);
      handler.open(tag, from, to);
      at = tag.isRaw ? readRaw(html, to, tag.name, handler) : to;
      textFrom = at;
    } else if (next === SLASH && isLetter(html.charCodeAt(from + 2))) {
      flush(from);
      const end = html.indexOf('>', from);
      at = end === -1 ? html.length : end + 1;
      handler.close(closedName(html, from + 2, end));
      textFrom = at;
    } else if (next === EXCLAMATION || next === QUESTION || next === SLASH) {
      flush(from);
      at = endOfComment(html, from);
      textFrom = at;
    } else at = from + 1;
  }
  flush(html.length);
}

/** What stands up to the end tag of an element that is not walked over. */
function readRaw(html: string, from: number, name: string, handler: TagHandler): number {
  let at = html.indexOf('</', from);
  while (at !== -1 && !isEndOf(html, at + 2, name)) at = html.indexOf('</', at + 2);
  const to = at === -1 ? html.length : at;
  const text = html.slice(from, to);
  if (text !== '') handler.text(DECODED.has(name) ? decode(text) : text);
  return to;
}

function isEndOf(html: string, at: number, name: string): boolean {
  if (html.slice(at, at + name.length).toLowerCase() !== name) return false;
  const code = html.charCodeAt(at + name.length);
  return Number.isNaN(code) || isBlank(code) || code === GREATER || code === SLASH;
}

function endOfComment(html: string, from: number): number {
  const isComment = html.startsWith('<!--', from);
  const end = isComment ? html.indexOf('-->', from + 2) : html.indexOf('>', from);
  if (end === -1) return html.length;
  return end + (isComment ? 3 : 1);
}

/** Behind the `>`; one within a quoted value is none. -1: there is none. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === GREATER) return at + 1;
    if (code !== EQUALS) continue;
    while (isBlank(html.charCodeAt(at + 1))) at += 1;
    const quote = html.charCodeAt(at + 1);
    if (quote !== QUOTE && quote !== APOSTROPHE) continue;
    const end = html.indexOf(quote === QUOTE ? '"' : "'", at + 2);
    if (end === -1) return -1;
    at = end;
  }
  return -1;
}

/** Names of end tags by their length and first letter: most are written as the last one of their kind. */
const closedNames = Array.from({ length: CLOSED_MAX * LETTERS }, (): string | undefined => undefined);

function closedName(html: string, from: number, to: number): string {
  const length = to - from;
  const place = length * LETTERS + (html.charCodeAt(from) % LETTERS);
  const isKept = length > 0 && length < CLOSED_MAX;
  const known = isKept ? closedNames[place] : undefined;
  if (known !== undefined && known.length === length && html.startsWith(known, from)) return known;
  const name = nameAt(html, from);
  if (isKept && name.length === length) closedNames[place] = ` ${name}`.slice(1);
  return name;
}

const decode = (text: string): string => (text.includes('&') ? decodeEntities(text) : text);

/** Only entities are read: what looks like a tag in a title is none. */
const decodeEntities = (text: string): string => text.split('<').map(decodePart).join('<');

function decodePart(text: string): string {
  let read = '';
  walkHtml(text, {
    open() {},
    close() {},
    text(part) {
      read += part;
    },
  });
  return read;
}
