import type { Block, Cell, ListKind, Run } from './blocks.ts';
import { quoteText } from './quote-text.ts';

/** Wider columns are not lined up: one long cell would fill all the others with blanks. */
const COLUMN_MAX = 40;
/** RFC 3676 sets no limit; nobody follows a talk that is quoted more often. */
const QUOTES_MAX = 10;

/** The plain half of a mail: what a reader without HTML needs, laid out with nothing but lines. */
export function blocksToText(blocks: readonly Block[]): string {
  return textOf(blocks, 0);
}

function textOf(blocks: readonly Block[], quotes: number): string {
  // An empty paragraph is one more empty line, as on the page.
  return blocks
    .map((block, at) => {
      const text = blockText(block, quotes);
      return at === 0 ? text : text.trim() === '' ? '\n' : `\n\n${text}`;
    })
    .join('');
}

function blockText(block: Block, quotes: number): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return runsText(block.runs);
    case 'quote': {
      const inner = textOf(block.blocks, quotes + 1);
      return quotes < QUOTES_MAX ? quoteText(inner) : inner;
    }
    case 'list':
      return block.items.map((item, at) => itemText(item, markerOf(block.list, at), quotes)).join('\n');
    case 'table':
      return tableText(block.rows, quotes);
  }
}

function itemText(blocks: readonly Block[], marker: string, quotes: number): string {
  // A list in a list stands close to the item it belongs to.
  const text = blocks
    .map((block, at) => `${at === 0 ? '' : block.kind === 'list' ? '\n' : '\n\n'}${blockText(block, quotes)}`)
    .join('');
  const indent = ' '.repeat(marker.length);
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? `${marker}${line}` : line === '' ? '' : `${indent}${line}`))
    .join('\n');
}

function markerOf(list: ListKind, at: number): string {
  return list.ordered ? `${countedAs(list.start + at, list.numbering)}. ` : '- ';
}

const ROMAN: [number, string][] = [
  [1_000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const ROMAN_MAX = 3_999;

function countedAs(number: number, numbering: '1' | 'a' | 'A' | 'i' | 'I'): string {
  const lower = numbering.toLowerCase();
  const written = lower === 'i' ? roman(number) : lower === 'a' ? letters(number) : String(number);
  return numbering === lower ? written : written.toUpperCase();
}

function roman(number: number): string {
  if (number < 1 || number > ROMAN_MAX) return String(number);
  let rest = number;
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}

const letters = (number: number): string =>
  number < 1 || number > 26 * 8
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

function tableText(rows: readonly Cell[][], quotes: number): string {
  const texts = rows.map((cells) => cells.map((cell) => textOf(cell.blocks, quotes).replaceAll(/\n+/g, ' ')));
  const widths: number[] = [];
  for (const cells of texts) {
    cells.forEach((text, at) => {
      widths[at] = Math.min(COLUMN_MAX, Math.max(widths[at] ?? 0, text.length));
    });
  }
  const lines = texts.map((cells) =>
    cells
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const hasHead = rows[0]?.every(({ isHeader }) => isHeader) === true && rows.length > 1;
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return (hasHead ? [lines[0] ?? '', rule, ...lines.slice(1)] : lines).join('\n');
}

function runsText(runs: readonly Run[]): string {
  const pieces: string[] = [];
  runs.forEach((run, at) => {
    if (run.kind === 'break') pieces.push('\n');
    else if (run.kind === 'picture') pieces.push(run.alt === '' ? '' : `[${run.alt}]`);
    else {
      pieces.push(run.text.replaceAll('\u00a0', ' '));
      const next = runs[at + 1];
      if (run.href !== '' && !(next?.kind === 'text' && next.href === run.href)) pieces.push(linkText(runs, at));
    }
  });
  return pieces.join('');
}

/** Where the words do not say it themselves, they are followed by where they lead. */
function linkText(runs: readonly Run[], end: number): string {
  const last = runs[end];
  if (last?.kind !== 'text') return '';
  let words = '';
  for (let at = end; at >= 0 && words.length <= last.href.length; at -= 1) {
    const run = runs[at];
    if (run?.kind !== 'text' || run.href !== last.href) break;
    words = run.text + words;
  }
  const target = last.href.replace(/^mailto:/i, '');
  const isSaid = [target, target.replace(/\/$/, ''), target.replace(/^https?:\/\//i, '').replace(/\/$/, '')].includes(
    words.trim(),
  );
  return isSaid ? '' : ` (${target})`;
}
