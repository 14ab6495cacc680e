import { escapeText } from '../html/filter-attributes.ts';

/** Plain text as a page: what is parted by empty lines is a paragraph, and a line stays a line. */
export function textToHtml(text: string): string {
  const paragraphs: string[][] = [[]];
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() !== '') paragraphs.at(-1)?.push(escapeText(line.trimEnd()));
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.join('<br>')}</p>`)
    .join('');
}
