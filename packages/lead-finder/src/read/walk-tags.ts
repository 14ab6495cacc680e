import { walkHtml } from '@outrider/mail-kit/reply/html-tokens';
import { remember } from '../words/remember.ts';

/** A start tag, with what its class, id, itemprop and slot say. The same tags return on every page of a site and are read once. */
export type Tag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Words of class, id, itemprop and slot, and of the names of a site's own elements, in lower case. */
  labels: readonly string[];
};

export type TagHandler = {
  open: (tag: Tag, from: number, to: number) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

const NO_LABELS: readonly string[] = [];
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const LABELS_MAX = 300;
const LABEL_ATTRIBUTES = ['class', 'id', 'itemprop', 'slot'];
/** Elements whose content holds no tags. Entities are read in the last two only. */
const RAW = new Set(['script', 'style', 'xmp', 'title', 'textarea']);
const DECODED = new Set(['title', 'textarea']);

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const EQUALS = 61;
const QUOTE = 34;
const APOSTROPHE = 39;
const EXCLAMATION = 33;
const QUESTION = 63;

const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13);
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Walks over tags and text, each sign of the source once. Whatever is written, it takes linear time. */
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
      const tag = readTag(html.slice(from, to));
      handler.open(tag, from, to);
      at = RAW.has(tag.name) ? readRaw(html, to, tag.name, handler) : to;
      textFrom = at;
    } else if (next === SLASH && isLetter(html.charCodeAt(from + 2))) {
      flush(from);
      const end = html.indexOf('>', from);
      at = end === -1 ? html.length : end + 1;
      handler.close(nameAt(html, from + 2));
      textFrom = at;
    } else if (next === EXCLAMATION || next === QUESTION || next === SLASH) {
      flush(from);
      at = endOfComment(html, from);
      textFrom = at;
    } else at = from + 1;
  }
  flush(html.length);
}

/** What stands up to the end tag of an element without tags in it. */
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

function nameAt(html: string, from: number): string {
  let to = from;
  for (; to < html.length; to += 1) {
    const code = html.charCodeAt(to);
    if (code === GREATER || code === SLASH || code === LESS || isBlank(code)) break;
  }
  return html.slice(from, to).toLowerCase();
}

const readTag = remember((source: string): Tag => {
  // Entities are left to the tokenizer of mail: few tags have one.
  if (source.includes('&')) {
    let read: Tag | undefined;
    walkHtml(source, {
      open(name, attributes) {
        read ??= { name, attributes, labels: labelsOf(name, attributes) };
      },
      close() {},
      text() {},
    });
    if (read) return read;
  }
  const name = nameAt(source, 1);
  const attributes = readAttributes(source, 1 + name.length);
  return { name, attributes, labels: labelsOf(name, attributes) };
});

function readAttributes(source: string, from: number): ReadonlyMap<string, string> {
  const end = source.length - 1;
  let attributes: Map<string, string> | undefined;
  let at = from;
  while (at < end) {
    let code = source.charCodeAt(at);
    if (isBlank(code) || code === SLASH) {
      at += 1;
      continue;
    }
    const nameFrom = at;
    // A sign of equality begins a name where no name is before it.
    at += 1;
    for (; at < end; at += 1) {
      code = source.charCodeAt(at);
      if (code === EQUALS || code === SLASH || isBlank(code)) break;
    }
    const name = source.slice(nameFrom, at).toLowerCase();
    while (at < end && isBlank(source.charCodeAt(at))) at += 1;
    let value = '';
    if (source.charCodeAt(at) === EQUALS) {
      at += 1;
      while (at < end && isBlank(source.charCodeAt(at))) at += 1;
      const quote = source.charCodeAt(at);
      const isQuoted = quote === QUOTE || quote === APOSTROPHE;
      let to = isQuoted ? source.indexOf(source.charAt(at), at + 1) : at;
      if (to === -1) to = end;
      while (!isQuoted && to < end && !isBlank(source.charCodeAt(to))) to += 1;
      value = source.slice(isQuoted ? at + 1 : at, to);
      at = isQuoted ? to + 1 : to;
    }
    attributes ??= new Map();
    if (!attributes.has(name)) attributes.set(name, value);
  }
  return attributes ?? NO_ATTRIBUTES;
}

/** Elements of a site's own say in their names what they hold: `<team-member>`, `<span slot="job">`. */
function labelsOf(name: string, attributes: ReadonlyMap<string, string>): readonly string[] {
  const own = name.includes('-') ? name : '';
  if (attributes.size === 0 && own === '') return NO_LABELS;
  const given = [own, ...LABEL_ATTRIBUTES.map((one) => attributes.get(one))].filter(Boolean).join(' ');
  if (given === '') return NO_LABELS;
  const parted = given.slice(0, LABELS_MAX).replace(/([a-z])([A-Z])/g, '$1 $2');
  return parted.toLowerCase().match(/[\p{L}\d]+/gu) ?? NO_LABELS;
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
