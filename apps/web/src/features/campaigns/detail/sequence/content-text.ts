import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';

const BLOCKS = 'p, div, li, h1, h2, h3, h4, blockquote, tr';

/** A mail as words: its own plain half, or its page without the markup. */
export function contentText({ html, text, isPlainText }: CampaignVariant): string {
  if (isPlainText && text !== null) return text.trim();
  // Parsed apart from the page: nothing of it runs or is fetched.
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const gone of page.querySelectorAll('style, script, head')) gone.remove();
  for (const line of page.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of page.querySelectorAll(BLOCKS)) block.append('\n');
  return (page.body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export type Piece = { kind: 'plain' | 'variable' | 'choice'; text: string; at: number };

/** Variables and random choices of a mail, told apart from its words. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(/\{\{[^{}]*\}\}|\{[^{}|]*\|[^{}]*\}/g)) {
    if (found.index > from) pieces.push({ kind: 'plain', text: text.slice(from, found.index), at: from });
    const isChoice = !found[0].startsWith('{{') || /^\{\{\s*random\b/.test(found[0]);
    pieces.push({ kind: isChoice ? 'choice' : 'variable', text: found[0], at: found.index });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from), at: from });
  return pieces;
}
