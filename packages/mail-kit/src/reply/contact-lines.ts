import type { Line, Part } from './line.ts';
import type { Mark } from './mark-lines.ts';

const LINES_MAX = 15;
const LENGTH_MAX = 100;
const CLOSING =
  /^\s*(?:(?:with )?(?:best|kind|warm|kindest|warmest)(?: regards| wishes)?|(?:best )?regards|sincerely(?: yours)?|yours (?:sincerely|truly|faithfully)|cheers|thanks|thank you|many thanks|mit (?:freundlichen|besten|herzlichen|lieben) grü(?:ß|ss)en|(?:freundliche|beste|viele|liebe|herzliche) grü(?:ß|ss)e|mfg|lg|(?:bien )?cordialement|sincères salutations|bien à vous|(?:un )?saludos?(?: cordiales)?|un cordial saludo|atentamente|cordiali saluti|distinti saluti|saluti|met vriendelijke groet(?:en)?|mvg|groet(?:en|jes)?|atenciosamente|cumprimentos|com os melhores cumprimentos|abraços|z poważaniem|pozdrawiam|此致|祝好|顺颂商祺|敬具|よろしくお願い(?:いた|致)?します。?)\s*(?:[,.!，。]\s*)?$/i;
const CONTACT =
  /(?:\+|\b(?:tel|phone|mobile?|cell|fax|t|m|p|f|telefon|handy|mobil|tél|móvil|电话|手机)\b\.?\s*(?:[:：]\s*)?[+(]?)\d[\d\s()./-]{5,}|https?:\/\/|\bwww\.|\S@[^\s@]+\.\S|(?<![\w-])[\w-]+\.(?:com|net|org|de|fr|es|it|nl|pt|pl|cn|jp|io|eu|co\.uk)\b/i;

/** Gives the lines below a greeting and a name to the signature, where one of them says how to reach the person. */
export function markContactLines(lines: Line[], marks: Mark[], parts: Part[]): void {
  const own = lines.flatMap((_, index) => (parts[index] === 'written' && marks[index] !== 'blank' ? index : []));
  const recent = own.slice(-LINES_MAX);
  const closing = recent.findLastIndex((index) => isShort(lines[index]) && CLOSING.test(lines[index]?.text ?? ''));
  if (closing === -1) return;
  // The name after the greeting stays: it says who wrote.
  const below = recent.slice(closing + 2);
  const isContact = below.some((index) => CONTACT.test(lines[index]?.text ?? ''));
  const isAlike = below.every((index) => isShort(lines[index]) && marks[index] === 'text' && !isSentence(lines[index]));
  if (!isContact || !isAlike) return;
  for (const index of below) parts[index] = 'signature';
}

const isShort = (line: Line | undefined) => line !== undefined && line.text.length <= LENGTH_MAX;

const WORDS_MAX = 8;

function isSentence(line: Line | undefined): boolean {
  const text = line?.text.trim() ?? '';
  return text.split(/\s+/).length > WORDS_MAX || /[?!]$/.test(text);
}
