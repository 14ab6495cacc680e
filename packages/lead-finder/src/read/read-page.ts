import { VOID } from '@outrider/mail-kit/reply/html-tokens';
import { zoneOf } from '../find/find-zone.ts';
import type { Line, Page, PageElement, Piece, Script } from '../page.ts';
import { factsOf } from './text-facts.ts';
import { type Tag, walkTags } from './walk-tags.ts';

const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr picture source svg path use g'.split(
    ' ',
  ),
);
const UNREAD = new Set('script style noscript template title svg object iframe'.split(' '));
/** What an element closes when it opens, and where the search for it ends. */
const CLOSES: Record<string, readonly [readonly string[], readonly string[]]> = {
  li: [['li'], ['ul', 'ol', 'menu']],
  dt: [['dt', 'dd'], ['dl']],
  dd: [['dt', 'dd'], ['dl']],
  tr: [['tr'], ['table', 'tbody', 'thead']],
  td: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  th: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  option: [['option'], ['select']],
};
/** Deeper elements count as their parents' text. Each closing tag looks through what is open. */
const DEPTH_MAX = 80;
const KEEPER_NAMES = /^data-(?:cfemail|e?mail|user|name|local|address|enc-?email|domain|contact)/;

export function readPage(html: string, url: string): Page {
  const root = newElement(ROOT, undefined, 0, 0, 0);
  const open: PageElement[] = [root];
  const lines: Line[] = [];
  const page: Page = {
    html,
    url,
    text: '',
    title: '',
    lines,
    links: [],
    pictures: [],
    keepers: [],
    structuredData: [],
  };
  let unread: string | undefined;
  let skipped = 0;
  let cursor = 0;
  let buffer = '';
  // The last sign of the buffer: to ask the buffer itself would take its whole length each time.
  let ending = '';
  let pieces: Piece[] = [];
  let isJoint = false;
  let script: Script | undefined;

  const top = () => open[open.length - 1] ?? root;

  const breakLine = () => {
    if (buffer === '') return;
    const text = buffer.trimEnd();
    if (text !== '') {
      cutPieces(pieces, text.length);
      const block = blockOf(pieces[0]?.element ?? root);
      lines.push({ index: lines.length, text, facts: factsOf(text), at: cursor, block, pieces });
      cursor += text.length + 1;
    }
    buffer = '';
    pieces = [];
  };

  const pop = () => {
    const element = open.pop();
    if (!element) return;
    if (!INLINE.has(element.name)) breakLine();
    element.lineTo = lines.length + (buffer === '' ? 0 : 1);
  };

  const popTo = (index: number) => {
    while (open.length > index) pop();
  };

  const closeImplied = (name: string) => {
    const rule = CLOSES[name];
    if (rule) {
      for (let index = open.length - 1; index > 0; index -= 1) {
        const at = open[index]?.name ?? '';
        if (rule[1].includes(at)) return;
        if (rule[0].includes(at)) return popTo(index);
      }
    } else if (!INLINE.has(name)) {
      for (let index = open.length - 1; index > 0; index -= 1) {
        const at = open[index]?.name ?? '';
        if (at === 'p') return popTo(index);
        if (!INLINE.has(at)) return;
      }
    }
  };

  const addText = (text: string) => {
    let shown = BLANKS.test(text) ? text.replace(BLANK_RUNS, ' ') : text;
    if (buffer === '' || ending === ' ') shown = shown.startsWith(' ') ? shown.slice(1) : shown;
    // Elements side by side are set apart by the style sheet: `<b>Ann Bell</b><i>Chair</i>`.
    else if (isJoint && (isSetApart(buffer, ending, shown) || areApart(pieces.at(-1), top(), buffer, shown)))
      buffer += ' ';
    if (shown === '') return;
    isJoint = false;
    const element = top();
    const last = pieces[pieces.length - 1];
    if (last?.element === element && last.to === buffer.length) last.to += shown.length;
    else pieces.push({ from: buffer.length, to: buffer.length + shown.length, element });
    buffer += shown;
    ending = shown.slice(-1);
  };

  walkTags(html, {
    open(tag, from, to) {
      if (unread !== undefined) return;
      const { name, attributes } = tag;
      if (UNREAD.has(name)) {
        unread = name;
        if (name === 'script' && attributes.get('type')?.includes('ld+json')) script = { text: '', at: to };
        return;
      }
      if (name === 'br' || name === 'hr') return breakLine();
      if (name === 'img') {
        const alt = (attributes.get('alt') ?? '').trim();
        if (alt !== '' && alt.length < 100) page.pictures.push({ alt, line: lines.length });
        return;
      }
      if (VOID.has(name)) {
        const content = attributes.get('content');
        if (name === 'meta' && attributes.has('itemprop') && content) {
          page.links.push({
            element: newElement(tag, top(), from, to, lines.length),
            href: content,
            line: lines.length,
          });
        }
        return;
      }
      closeImplied(name);
      if (!INLINE.has(name)) breakLine();
      if (open.length > DEPTH_MAX) {
        skipped += 1;
        return;
      }
      const line = lines.length;
      const element = newElement(tag, top(), from, to, line);
      open.push(element);
      isJoint = true;
      const href = attributes.get('href');
      if (name === 'a' && href) page.links.push({ element, href: href.trim(), line });
      for (const attribute of attributes.keys()) {
        if (!attribute.startsWith('data-') || !KEEPER_NAMES.test(attribute)) continue;
        page.keepers.push({ element, href: '', line });
        break;
      }
    },
    close(name) {
      if (unread !== undefined) {
        if (name !== unread) return;
        if (script) page.structuredData.push(script);
        script = undefined;
        unread = undefined;
        return;
      }
      if (skipped > 0) {
        skipped -= 1;
        if (!INLINE.has(name)) breakLine();
        return;
      }
      for (let index = open.length - 1; index > 0; index -= 1) {
        if (open[index]?.name === name) {
          popTo(index);
          isJoint = true;
          return;
        }
      }
    },
    text(text) {
      if (unread !== undefined) {
        if (script) script.text += text;
        else if (unread === 'title' && page.title.length < 300) page.title += text;
        return;
      }
      const { name, parent } = top();
      if (name !== 'pre' && parent?.name !== 'pre') return addText(text);
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) breakLine();
        addText(line);
      }
    },
  });
  popTo(0);
  breakLine();
  root.lineTo = lines.length;
  page.text = lines.map(({ text }) => text).join('\n');
  return page;
}

const ADDRESS_START = /^[\p{L}\d][\p{L}\d._%+-]{0,63}\s{0,2}(?:@|[([{]\s?(?:at|ät|@)\s?[)\]}])\s{0,2}[\p{L}\d]/iu;
/** One or two letters before an address are rather its own, set in another type. */
const WORD_END = /[\p{L}\d]{3}$/u;

/** A capital behind a small letter, or an address behind a word: "Leiter" and "uwe@bell.test" are no "leiteruwe@bell.test". */
const isSetApart = (before: string, ending: string, shown: string) =>
  (/[\p{Ll})]/u.test(ending) && /^\p{Lu}/u.test(shown)) ||
  (ADDRESS_START.test(shown) && WORD_END.test(before.slice(-3)));

/** Two elements of one kind, one behind the other, with a word each: a title and what stands behind it in smaller type. */
const areApart = (last: Piece | undefined, { name, parent }: PageElement, before: string, shown: string) =>
  last !== undefined &&
  last.element.parent === parent &&
  last.element.name === name &&
  name !== 'a' &&
  /\p{L}{4}$|\p{Lu}{2}$/u.test(before.slice(-8)) &&
  /^\p{L}{3}/u.test(shown);

const BLANK_RUNS = /[\s\u00a0\u200b\u00ad]+/gu;
/** Blanks that are not one space between words. */
const BLANKS = /[^\S ]|[\u200b\u00ad]| {2}/;

const ROOT: Tag = { name: '#root', attributes: new Map(), labels: [] };

/** White space that ends a line belongs to none of its pieces. */
function cutPieces(pieces: Piece[], length: number): void {
  for (let last = pieces.at(-1); last && last.to > length; last = pieces.at(-1)) {
    if (last.from < length) {
      last.to = length;
      return;
    }
    pieces.pop();
  }
}

function newElement(
  tag: Tag,
  parent: PageElement | undefined,
  tagFrom: number,
  tagTo: number,
  line: number,
): PageElement {
  const { name, attributes, labels } = tag;
  const isColumn = parent !== undefined && (name === 'td' || name === 'th');
  if (isColumn) parent.columns += 1;
  return {
    name,
    attributes,
    labels,
    parent,
    column: isColumn ? parent.columns : 0,
    tagFrom,
    tagTo,
    lineFrom: line,
    lineTo: line,
    zone: zoneOf(tag, parent?.zone),
    columns: 0,
    signature: undefined,
  };
}

function blockOf(element: PageElement): PageElement {
  let at = element;
  while (at.parent && INLINE.has(at.name)) at = at.parent;
  return at;
}
