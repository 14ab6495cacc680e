import { zoneWithin } from '../find/find-zone.ts';
import type { Line, Page, PageElement, Piece, Script } from '../page.ts';
import { isInline } from './elements.ts';
import { makeTag, type Tag } from './tag.ts';
import { factsOf } from './text-facts.ts';
import { walkTags } from './walk-tags.ts';

/** Deeper elements count as their parents' text. Each closing tag looks through what is open. */
const DEPTH_MAX = 80;

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
    if (element.tag.layout !== 'inline') breakLine();
    element.lineTo = lines.length + (buffer === '' ? 0 : 1);
  };

  const popTo = (index: number) => {
    while (open.length > index) pop();
  };

  const closeImplied = ({ closes, layout }: Tag) => {
    if (closes) {
      for (let index = open.length - 1; index > 0; index -= 1) {
        const at = open[index]?.name ?? '';
        if (closes.within.includes(at)) return;
        if (closes.closed.includes(at)) return popTo(index);
      }
    } else if (layout !== 'inline') {
      for (let index = open.length - 1; index > 0; index -= 1) {
        const at = open[index];
        if (at?.name === 'p') return popTo(index);
        if (at?.tag.layout !== 'inline') return;
      }
    }
  };

  const addText = (text: string) => {
    let shown = isEven(text) ? text : text.replace(BLANK_RUNS, ' ');
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
      const { name, attributes, layout } = tag;
      if (layout === 'unread') {
        unread = name;
        if (name === 'script' && attributes.get('type')?.includes('ld+json')) script = { text: '', at: to };
        return;
      }
      if (layout === 'break') return breakLine();
      if (layout === 'picture') {
        const alt = (attributes.get('alt') ?? '').trim();
        if (alt !== '' && alt.length < 100) page.pictures.push({ alt, line: lines.length });
        return;
      }
      if (layout === 'void') {
        const content = name === 'meta' && attributes.has('itemprop') ? attributes.get('content') : undefined;
        if (content) {
          const element = newElement(tag, top(), from, to, lines.length);
          page.links.push({ element, href: content, line: lines.length });
        }
        return;
      }
      closeImplied(tag);
      if (layout === 'block') breakLine();
      if (open.length > DEPTH_MAX) {
        skipped += 1;
        return;
      }
      const line = lines.length;
      const element = newElement(tag, top(), from, to, line);
      open.push(element);
      isJoint = true;
      if (attributes.size === 0) return;
      if (tag.href !== undefined && attributes.get('href') !== '') page.links.push({ element, href: tag.href, line });
      if (tag.isKeeper) page.keepers.push({ element, href: '', line });
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
        if (!isInline(name)) breakLine();
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
const BLANKS = /[^\S ]|[\u200b\u00ad]| {2}/;

/** Its only blanks are single spaces. */
function isEven(text: string): boolean {
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 ? before === 32 : code < 32) return false;
    if (code > 126 && (code < 192 || code > 1_000)) return !BLANKS.test(text);
    before = code;
  }
  return true;
}

const ROOT = makeTag('#root', new Map());

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
  const isColumn = parent !== undefined && tag.isColumn;
  if (isColumn) parent.columns += 1;
  return {
    name: tag.name,
    tag,
    parent,
    column: isColumn ? parent.columns : 0,
    tagFrom,
    tagTo,
    lineFrom: line,
    lineTo: line,
    zone: zoneWithin(tag.zone, parent?.zone),
    columns: 0,
  };
}

function blockOf(element: PageElement): PageElement {
  let at = element;
  while (at.parent && at.tag.layout === 'inline') at = at.parent;
  return at;
}
