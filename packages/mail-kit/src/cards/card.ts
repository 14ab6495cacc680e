/** Something ready-made in a mail: HTML that every mail program draws, and the same as text. */
export type Card = { kind: 'meeting' | 'thanks' | 'task'; html: string; text: string; ics?: string };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A field of one line: what would break a line is a blank. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A web address, or nothing: a card leads nowhere else. */
export function webAddress(link: string): string {
  const url = URL.parse(link.trim());
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : '';
}

/** Paragraphs in a frame. No table: it would be read out as one, and Outlook for Windows knows no `role` that says otherwise. */
export const writeBox = (paragraphs: readonly string[]): string =>
  `<div style="max-width:480px;padding:12px 16px;border:1px solid #dadadf">${paragraphs
    .map((paragraph) => `<p style="margin:0 0 8px">${paragraph}</p>`)
    .join('')}</div>`;

export const writeHeading = (text: string): string => `<strong>${escapeText(text)}</strong>`;

export const writeLink = (url: string, label: string): string =>
  `<a href="${escapeText(url)}" style="color:#1b57c0">${escapeText(label)}</a>`;
