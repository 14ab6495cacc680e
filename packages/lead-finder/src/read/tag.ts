import { walkHtml } from '@outrider/mail-kit/reply/html-tokens';
import { type OwnZone, ownZoneOf } from '../find/find-zone.ts';
import { decodeLink, decodePhone } from './decode-address.ts';
import { CLOSES, type Closing, type Layout, layoutOf, RAW } from './elements.ts';

/** A start tag and what it says by itself. The same tags return on every page of a site and are read once. */
export type Tag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Words of class, id, itemprop and slot, and of the names of a site's own elements, in lower case. */
  labels: readonly string[];
  /** Of its name and its class, which are alike for the cards of a list. */
  kind: number;
  layout: Layout;
  /** What it closes. */
  closes: Closing | undefined;
  /** Its content is not walked over. */
  isRaw: boolean;
  /** A cell of a table. */
  isColumn: boolean;
  zone: OwnZone;
  /** Where a link leads. */
  href: string | undefined;
  /** What the link, or the value of an `itemprop`, stands for. */
  address: string | undefined;
  phone: string | undefined;
  /** Attributes in which scripts keep addresses. */
  isKeeper: boolean;
  /** The style sheet turns its text round. */
  isReversed: boolean;
};

const NO_LABELS: readonly string[] = [];
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const LABELS_MAX = 300;
const CLASS_MAX = 60;
const LABEL_ATTRIBUTES = ['class', 'id', 'itemprop', 'slot'];
const KEEPER_NAMES = /^data-(?:cfemail|e?mail|user|name|local|address|enc-?email|domain|contact)/;

const SLASH = 47;
const EQUALS = 61;
const QUOTE = 34;
const APOSTROPHE = 39;

export const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** A power of two. */
const PLACES = 8_192;
/** Builders write an element's settings into its tag. */
const KEPT_MAX = 500;
/** Tags of one builder differ by a number somewhere within: with few samples they take each other's place. */
const SAMPLES = 32;
const kept = Array.from({ length: PLACES }, (): { source: string; tag: Tag } | undefined => undefined);

/** The tag that stands here. As in `remember`, each has one place; it is looked up without taking it out of the page. */
export function tagAt(html: string, from: number, to: number): Tag {
  const length = to - from;
  if (length > KEPT_MAX) return readTag(html.slice(from, to));
  const step = Math.floor(length / SAMPLES) + 1;
  let sum = length;
  for (let at = to - 2; at > from; at -= step) sum = (Math.imul(sum, 31) + html.charCodeAt(at)) | 0;
  const place = (sum ^ (sum >>> 13)) & (PLACES - 1);
  const known = kept[place];
  if (known !== undefined && known.source.length === length && html.startsWith(known.source, from)) return known.tag;
  // A part of a page would keep the whole page in memory.
  const source = ` ${html.slice(from, to)}`.slice(1);
  const tag = readTag(source);
  kept[place] = { source, tag };
  return tag;
}

function readTag(source: string): Tag {
  // Entities are left to the tokenizer of mail: few tags have one.
  if (source.includes('&')) {
    let read: Tag | undefined;
    walkHtml(source, {
      open(name, attributes) {
        read ??= makeTag(name, attributes);
      },
      close() {},
      text() {},
    });
    if (read) return read;
  }
  const name = nameAt(source, 1);
  return makeTag(name, readAttributes(source, 1 + name.length));
}

export function makeTag(name: string, attributes: ReadonlyMap<string, string>): Tag {
  const labels = labelsOf(name, attributes);
  const href = name === 'a' ? attributes.get('href')?.trim() : undefined;
  const target = name === 'meta' && attributes.has('itemprop') ? attributes.get('content') : href;
  return {
    name,
    attributes,
    labels,
    kind: numberOf(`${name}.${(attributes.get('class') ?? '').slice(0, CLASS_MAX)}`),
    layout: layoutOf(name),
    closes: CLOSES.get(name),
    isRaw: RAW.has(name),
    isColumn: name === 'td' || name === 'th',
    zone: ownZoneOf(name, attributes, labels),
    href,
    address: target ? decodeLink(target) : undefined,
    phone: target ? decodePhone(target) : undefined,
    isKeeper: attributes.size > 0 && [...attributes.keys()].some((attribute) => KEEPER_NAMES.test(attribute)),
    isReversed: labels.includes('reverse') || /bidi-override|direction:\s*rtl/iu.test(attributes.get('style') ?? ''),
  };
}

function numberOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}

/** The name that begins here, in lower case. */
export function nameAt(html: string, from: number): string {
  let to = from;
  for (; to < html.length; to += 1) {
    const code = html.charCodeAt(to);
    if (code === 62 || code === SLASH || code === 60 || isBlank(code)) break;
  }
  return html.slice(from, to).toLowerCase();
}

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
