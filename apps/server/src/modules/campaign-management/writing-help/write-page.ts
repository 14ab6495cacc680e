import { remoteImageUrl, safeLink } from '@outrider/mail-kit/html/safe-url';

type Block = { kind: 'text' | 'list'; lines: string[] };

const ITEM = /^\s*[-*•]\s(.*)$/;
const INLINE = /(!?)\[([^[\]\n]{0,300})\]\(([^()\n]{0,2000})\)|(?<![\w.@-])\*\*([^*\n]{1,300})\*\*(?![\w.@-])/g;

/** Marked text as a page: paragraphs, lists, links, pictures and strong words. All else in it is escaped. */
export const writePage = (marked: string): string =>
  blocksOf(marked)
    .map(({ kind, lines }) =>
      kind === 'list'
        ? `<ul>${lines.map((line) => `<li><p>${writeLine(line)}</p></li>`).join('')}</ul>`
        : `<p>${lines.map(writeLine).join('<br>')}</p>`,
    )
    .join('');

/** The same without its looks. */
export const writePlain = (marked: string): string =>
  blocksOf(marked)
    .map(({ kind, lines }) => lines.map((line) => `${kind === 'list' ? '- ' : ''}${plainLine(line)}`).join('\n'))
    .join('\n\n')
    .trim();

function blocksOf(marked: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of marked.split('\n')) {
    const item = ITEM.exec(line)?.[1]?.trimStart();
    if (line.trim() === '') {
      // An empty line ends a paragraph; the items of a list may stand apart.
      if (open?.kind === 'text') open = undefined;
      continue;
    }
    const kind = item === undefined ? 'text' : 'list';
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(item ?? line.trim());
  }
  return blocks;
}

function writeLine(line: string): string {
  let written = '';
  let from = 0;
  for (const { 0: whole, 1: mark, 2: words = '', 3: address = '', 4: strong, index } of line.matchAll(INLINE)) {
    written += escapeText(line.slice(from, index));
    from = index + whole.length;
    if (strong !== undefined) written += `<strong>${escapeText(strong)}</strong>`;
    else if (mark === '!') written += writePicture(address, words);
    else if (!isSafe(address)) written += escapeText(words);
    else written += `<a href="${escapeValue(address)}">${escapeText(words)}</a>`;
  }
  return written + escapeText(line.slice(from));
}

const writePicture = (address: string, words: string): string =>
  remoteImageUrl(address) === null ? '' : `<img src="${escapeValue(address)}" alt="${escapeValue(words)}">`;

const plainLine = (line: string): string =>
  line.replaceAll(INLINE, (_whole, mark: string, words: string, address: string, strong: string | undefined) => {
    if (strong !== undefined) return strong;
    if (mark === '!') return '';
    return words === address ? address : `${words} (${address})`;
  });

/** A value of the person may be where a link leads; what it is then is looked at when it is known. */
const isSafe = (address: string): boolean => /^\{\{[^{}]+\}\}$/.test(address.trim()) || safeLink(address) !== null;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Quotes stay, as in what the editor writes: a default of a variable has them. */
const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
