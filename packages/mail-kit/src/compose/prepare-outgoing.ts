import { type Block, isBlank, type Run } from './blocks.ts';
import { blocksToText } from './blocks-to-text.ts';
import { htmlToPlain } from './html-to-plain.ts';
import { quoteHtml } from './quote-html.ts';
import { quoteText, SIGNATURE_SEPARATOR } from './quote-text.ts';
import { readBlocks } from './read-blocks.ts';
import { textToHtml } from './text-to-html.ts';
import { type Dress, writeBlocks } from './write-blocks.ts';

/** The original under a mail: as it came, sanitised by `sanitizeForQuote`, or what its quoter made of it as text. */
export type Quote = { head: string; html: string | null; text: string | null };

export type OutgoingContent = {
  /** What was written, with its variables filled in. */
  html: string;
  /** The mailbox's own, HTML or text; '' for none. */
  signature?: string;
  quote?: Quote | null;
  /** Made by us, already safe: cards below the words. */
  cards?: readonly { html: string; text: string }[];
};

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',sans-serif";
const STYLES: Record<string, string> = {
  p: 'margin:0 0 16px',
  h1: 'margin:0 0 12px;font-size:22px;line-height:28px',
  h2: 'margin:0 0 12px;font-size:18px;line-height:24px',
  h3: 'margin:0 0 12px;font-size:16px;line-height:22px',
  ul: 'margin:0 0 16px 24px;padding:0',
  ol: 'margin:0 0 16px 24px;padding:0',
  blockquote: 'margin:0 0 16px;padding:0 0 0 12px;border-left:2px solid #d0d0d6',
  table: 'margin:0 0 16px;border-collapse:collapse',
  th: 'padding:6px 10px;border:1px solid #d0d0d6;vertical-align:top;background-color:#f4f4f6',
  td: 'padding:6px 10px;border:1px solid #d0d0d6;vertical-align:top',
};
const CLOSE = 'margin:0';

/** Every style stands at its element: Gmail drops a style sheet that is too long or cut off, and others all of them. */
const dress: Dress = (element, { isInCell, isInItem }) => {
  if ((isInCell || isInItem) && ['p', 'ul', 'ol'].includes(element)) {
    return { style: element === 'p' ? CLOSE : 'margin:0 0 0 24px;padding:0' };
  }
  const style = STYLES[element];
  const layout = element === 'table' ? { border: '0', cellpadding: '0', cellspacing: '0' } : {};
  return style === undefined ? {} : { ...layout, style };
};

/**
 * A mail as it leaves: a whole document, and the same as text. Of what was written only paragraphs, headings, lists,
 * tables, links and pictures that go along are left, written anew, so that nothing runs in it and no style is unknown to
 * Gmail, Outlook or Apple Mail. Pictures without a Content-ID were placeholders.
 */
export function prepareOutgoing(content: OutgoingContent): { html: string; text: string } {
  const { html, signature = '', quote = null, cards = [] } = content;
  const written = outgoingBlocks(html);
  const signed = signatureBlocks(signature);
  const ours = [
    writeBlocks(written, dress),
    ...cards.map((card) => card.html),
    signed.length === 0 ? '' : `<div style="${SIGNATURE_STYLE}">${writeBlocks(signed, dress)}</div>`,
  ].join('');
  const { style, html: quoted } = quote === null ? { style: '', html: '' } : quotedHtml(quote);
  return {
    html: `<!DOCTYPE html><html><head><meta charset="utf-8">${style}</head><body><div style="${BODY_STYLE}">${ours}</div>${quoted}</body></html>`,
    text: joinTexts([blocksToText(written), ...cards.map((card) => card.text)], blocksToText(signed), quote),
  };
}

const BODY_STYLE = `${FONT};font-size:14px;line-height:22px;color:#121215`;
const SIGNATURE_STYLE = 'margin:24px 0 0;padding:12px 0 0;border-top:1px solid #dadadf;color:#696973';

/** The same for a mail that is plain text. */
export function prepareOutgoingText({
  text,
  signature = '',
  quote = null,
}: Omit<OutgoingContent, 'html' | 'cards'> & { text: string }): string {
  return joinTexts([text.replaceAll(/\r\n?/g, '\n')], blocksToText(signatureBlocks(signature)), quote);
}

function joinTexts(ours: readonly string[], signature: string, quote: Quote | null): string {
  const parts = [
    ...ours.map((text) => text.trimEnd()).filter((text) => text !== ''),
    ...(signature === '' ? [] : [`${SIGNATURE_SEPARATOR}\n${signature}`]),
    ...(quote === null ? [] : [`${quote.head}\n${quoteText(quotedText(quote))}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const quotedText = ({ html, text }: Quote): string => (text ?? htmlToPlain(html ?? '', 'pasted')).trimEnd();

const STYLE_SHEET = /^<style>[^<]*<\/style>/;

/** A style sheet belongs into the head: Gmail knows it nowhere else. */
function quotedHtml({ head, html, text }: Quote): { style: string; html: string } {
  const original = html ?? textToHtml(text ?? '');
  const [style = ''] = STYLE_SHEET.exec(original) ?? [];
  return { style, html: quoteHtml(head, original.slice(style.length)) };
}

/** A signature is simple HTML or lines of text. */
export const signatureBlocks = (signature: string): Block[] =>
  outgoingBlocks(/<[a-z][^<>]*>/i.test(signature) ? signature : textToHtml(signature));

function outgoingBlocks(html: string): Block[] {
  const { blocks } = readBlocks(html, 'own');
  const last = blocks.findLastIndex((block) => block.kind !== 'paragraph' || block.runs.some((run) => !isBlank(run)));
  return blocks.slice(0, last + 1).map(withoutPlaceholders);
}

/** An empty paragraph has no height in a mail unless there is a break in it. */
const visible = (runs: Run[]): Run[] => (runs.length === 0 ? [{ kind: 'break' }] : runs);

const goesAlong = (run: Run): boolean => run.kind !== 'picture' || /^(?:cid|https?):/i.test(run.src);

function withoutPlaceholders(block: Block): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { ...block, runs: visible(block.runs.filter(goesAlong)) };
    case 'quote':
      return { ...block, blocks: block.blocks.map(withoutPlaceholders) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(withoutPlaceholders)) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: cell.blocks.map(withoutPlaceholders) }))),
      };
  }
}
