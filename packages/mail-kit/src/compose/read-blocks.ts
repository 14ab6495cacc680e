import { safeLink } from '../html/safe-url.ts';
import type { Block, Mark, Run } from './blocks.ts';
import { isBlank } from './blocks.ts';
import { type Declarations, hasNoMargin, readStyleSheet, type StyleSheet } from './declarations.ts';
import { classesOf, isHidden, marksIn, styleOf } from './element-facts.ts';
import { type Continuation, groupLists, type LooseItem } from './group-lists.ts';
import { type HtmlElement, readHtmlTree } from './html-tree.ts';
import { joinLines, type Line } from './join-lines.ts';
import { definedNumbering, numberingOf } from './list-markers.ts';
import { isLayout, readTable } from './read-table.ts';
import { tidyRuns } from './tidy-runs.ts';

export type ReadBlocks = {
  blocks: Block[];
  /** Pictures that were named but cannot be had: files on the disk they were copied from. */
  lostPictures: number;
};

/**
 * `pasted`: from another program, whose empty lines, bold first rows and layout tables are its way to say what ours says
 * otherwise. `own`: from our editor, where everything is meant as it stands.
 */
export type Origin = 'pasted' | 'own';

const words = (list: string) => new Set(list.split(' '));

const DROPPED = words(
  'applet canvas head iframe map math noscript object option script select style svg template textarea title xml',
);
const BLOCKS = words(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 ' +
    'h3 h4 h5 h6 header li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
/** Made by a program around what was written: Word Online's ends of paragraphs, Safari's end of a copy. */
const NOT_WRITTEN = words('EOP Apple-interchange-newline MsoCommentReference');
const PRE = /^(?:pre|pre-wrap|break-spaces|pre-line)$/i;

/** What holds blocks, not a text. */
type Structure = Exclude<Line, { kind: 'paragraph' | 'empty' }> | LooseItem;

type Context = { marks: ReadonlySet<Mark>; href: string; isPre: boolean; style: Declarations };

/** The mail a page holds: paragraphs, lists, tables, their words, links and pictures, and nothing else of it. */
export function readBlocks(html: string, origin: Origin): ReadBlocks {
  const tree = readHtmlTree(html);
  const reader = createReader(readStyleSheet(styleTextIn(tree)), origin);
  const blocks = reader.blocksIn(tree, { marks: new Set(), href: '', isPre: false, style: new Map() });
  return { blocks, lostPictures: reader.lostPictures() };
}

function createReader(sheet: StyleSheet, origin: Origin) {
  let lost = 0;

  function blocksIn(element: HtmlElement, context: Context): Block[] {
    const out: (Line | LooseItem | Continuation)[] = [];
    let runs: Run[] = [];
    let marker: string[] = [];

    function flush(make: (written: Run[]) => Line | LooseItem | Continuation): void {
      const written = tidyRuns(runs);
      // Blanks between two elements are how a page is laid out in its source.
      const isSaid = runs.some((run) => run.kind === 'break' || (run.kind === 'text' && run.text.includes('\u00a0')));
      if (!written.every(isBlank)) out.push(make(written));
      else if (isSaid) out.push({ kind: 'empty' });
      runs = [];
      marker = [];
    }
    const asLine =
      (isTight: boolean) =>
      (written: Run[]): Line => ({ kind: 'paragraph', runs: written, isTight });

    function walk(node: HtmlElement | string, around: Context): void {
      if (typeof node === 'string') addText(node, around);
      else if (!isDropped(node)) walkElement(node, around, styleOf(node, sheet));
    }
    function walkElement(node: HtmlElement, around: Context, style: Declarations): void {
      const { name } = node;
      if (isHidden(style)) return;
      if (name === 'br') runs.push({ kind: 'break' });
      else if (name === 'img') addPicture(node);
      else if (/^ignore$/i.test(style.get('mso-list') ?? '')) marker.push(textIn(node));
      else if (BLOCKS.has(name)) addBlock(node, inside(node, around, style));
      else {
        const here = inside(node, around, style);
        for (const child of node.children) walk(child, here);
      }
    }

    function addText(text: string, { marks, href, isPre }: Context): void {
      if (!isPre) return void runs.push({ kind: 'text', text: text.replaceAll(/[ \t\r\n\f]+/g, ' '), marks, href });
      text.split(/\r\n?|\n/).forEach((line, at) => {
        if (at > 0) runs.push({ kind: 'break' });
        runs.push({ kind: 'text', text: line.replaceAll('\t', '    '), marks, href });
      });
    }

    function addPicture({ attributes }: HtmlElement): void {
      const src = (attributes.get('src') ?? '').trim();
      // A tick box of Google Docs is drawn as a picture.
      if (attributes.has('aria-roledescription')) return;
      if (!/^(?:https?:|data:image\/|cid:|picture:)/i.test(src)) {
        if (src !== '') lost += 1;
        return;
      }
      const width = Number.parseInt(attributes.get('width') ?? '', 10);
      runs.push({ kind: 'picture', src, alt: attributes.get('alt') ?? '', width: width > 0 ? width : null });
    }

    function addBlock(node: HtmlElement, here: Context): void {
      const { name, attributes } = node;
      const { style } = here;
      flush(asLine(true));
      const made = blockOf(node, here);
      if (made) {
        out.push(...made);
        return;
      }
      const before = out.length;
      const level = /^h([1-6])$/.exec(name)?.[1];
      const isTitle = origin === 'pasted' && attributes.get('class') === 'MsoTitle';
      for (const child of node.children) walk(child, here);
      const item = level === undefined ? wordItem(style) : undefined;
      if (item)
        flush((written) => ({ ...item, marker: marker.join(''), blocks: [{ kind: 'paragraph', runs: written }] }));
      else if (level !== undefined || isTitle) {
        const heading = Math.min(3, Number(level ?? 1)) as 1 | 2 | 3;
        const number = marker.join('').trim();
        flush((written) => ({
          kind: 'heading',
          level: heading,
          runs: number === '' ? written : withNumber(number, written),
        }));
      } else if (origin === 'pasted' && attributes.get('class')?.startsWith('MsoListParagraph')) {
        flush((written) => ({ kind: 'continuation', blocks: [{ kind: 'paragraph', runs: written }] }));
      } else flush(asLine(name !== 'p' || hasNoMargin(style)));
      if (name === 'p' && out.length === before) out.push({ kind: 'empty' });
    }

    function wordItem(style: Declarations): Omit<LooseItem, 'marker' | 'blocks'> | undefined {
      const [, list, level] = /^(l\d+)\s+level(\d)/i.exec(style.get('mso-list') ?? '') ?? [];
      if (list === undefined) return undefined;
      const numbering = definedNumbering(sheet.lists.get(`${list}:level${level}`.toLowerCase()));
      return { kind: 'item', level: Number(level), numbering };
    }

    for (const child of element.children) walk(child, context);
    flush(asLine(true));
    return groupLists(joinLines(out, origin));
  }

  /** Blocks with blocks in them; undefined for those with a text. */
  function blockOf(node: HtmlElement, here: Context): Structure[] | undefined {
    const { name } = node;
    if (name === 'blockquote') return [{ kind: 'quote', blocks: blocksIn(node, here) }];
    if (name === 'ul' || name === 'ol') return listOf(node, here);
    if (name === 'table' && !(origin === 'pasted' && isLayout(node))) {
      const readCell = (cell: HtmlElement, row: HtmlElement) => blocksIn(cell, insideOf(cell, insideOf(row, here)));
      const isHiddenRow = (row: HtmlElement) => row.attributes.get('height') === '0' || isHidden(styleOf(row, sheet));
      return [readTable(node, { origin, readCell, isHiddenRow, styleOf: (cell) => styleOf(cell, sheet) })];
    }
    return undefined;
  }

  const insideOf = (node: HtmlElement, around: Context): Context => inside(node, around, styleOf(node, sheet));

  function listOf(node: HtmlElement, here: Context): Structure[] {
    const items: Block[][] = [];
    const loose: LooseItem[] = [];
    const [first] = node.children.filter(
      (child): child is HtmlElement => typeof child !== 'string' && child.name === 'li',
    );
    for (const child of node.children) {
      if (typeof child === 'string') {
        if (child.trim() !== '') items.push(blocksIn({ ...node, children: [child] }, here));
        continue;
      }
      const blocks =
        child.name === 'li' ? blocksIn(child, insideOf(child, here)) : blocksIn({ ...node, children: [child] }, here);
      const item = child.name === 'li' ? onlineItem(node, child) : undefined;
      if (item) loose.push({ ...item, blocks });
      // Google Docs puts a nested list beside the item it belongs to.
      else if (child.name !== 'li' && items.length > 0) items.at(-1)?.push(...blocks);
      else if (blocks.length > 0 || child.name === 'li') items.push(blocks);
    }
    if (loose.length > 0) return loose;
    if (items.length === 0) return [];
    const numbering = numberingIn(node, here.style) ?? (first && numberingIn(first, styleOf(first, sheet))) ?? '1';
    const start = Number.parseInt(first?.attributes.get('value') ?? node.attributes.get('start') ?? '1', 10);
    const isOrdered = node.name === 'ol';
    return [
      {
        kind: 'list',
        list: isOrdered
          ? { ordered: true, start: Number.isSafeInteger(start) ? start : 1, numbering }
          : { ordered: false },
        items,
      },
    ];
  }

  return { blocksIn, lostPictures: () => lost };
}

function isDropped({ name, attributes }: HtmlElement): boolean {
  // Tracked as deleted; without a date it is text that is struck.
  if (DROPPED.has(name) || (name === 'del' && attributes.has('datetime'))) return true;
  return classesOf(attributes.get('class')).some((each) => NOT_WRITTEN.has(each));
}

function inside({ name, attributes }: HtmlElement, around: Context, style: Declarations): Context {
  const href = name === 'a' ? (linkOf(attributes.get('href')) ?? around.href) : around.href;
  const marks = marksIn(around.marks, name, style);
  return {
    href,
    // A link is underlined by itself.
    marks: href === '' || !marks.has('u') ? marks : new Set([...marks].filter((mark) => mark !== 'u')),
    isPre: name === 'pre' || (style.has('white-space') ? PRE.test(style.get('white-space') ?? '') : around.isPre),
    style,
  };
}

/** Word Online gives each item a list of its own, and says beside it where it belongs. */
function onlineItem(list: HtmlElement, { attributes }: HtmlElement): Omit<LooseItem, 'blocks'> | undefined {
  const level = Number(attributes.get('data-aria-level'));
  if (!attributes.has('data-listid') || !(level > 0)) return undefined;
  const position = attributes.get('data-aria-posinset') ?? attributes.get('aria-posinset') ?? '1';
  return list.name === 'ul'
    ? { kind: 'item', level, marker: '', numbering: 'bullet' }
    : { kind: 'item', level, marker: `${Number.parseInt(position, 10) || 1}.`, numbering: undefined };
}

const numberingIn = ({ attributes }: HtmlElement, style: Declarations) => {
  const type = attributes.get('type');
  if (type === 'a' || type === 'A' || type === 'i' || type === 'I') return type;
  return numberingOf(style.get('list-style-type') ?? style.get('list-style'));
};

function linkOf(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  // A template's link may lead to a value of the person.
  if (/^\{\{[^{}]*\}\}$/.test(href)) return href;
  return safeLink(href) ?? '';
}

const withNumber = (number: string, runs: Run[]): Run[] => {
  const [first] = runs;
  const marks: ReadonlySet<Mark> = first?.kind === 'text' ? first.marks : new Set();
  return tidyRuns([{ kind: 'text', text: `${number} `, marks, href: '' }, ...runs]);
};

const textIn = (node: HtmlElement | string): string =>
  typeof node === 'string' ? node : node.children.map(textIn).join('');

function styleTextIn(node: HtmlElement | string): string {
  if (typeof node === 'string') return '';
  return node.name === 'style' ? textIn(node) : node.children.map(styleTextIn).join('');
}
