import { LINK_LABELS } from '../words/link-labels.ts';
import { looksLikeAddressLine, looksLikeOrganisation, POSTNOMINALS } from '../words/other-words.ts';
import { hasTitleWord, isTitleWord, startsWithDegree, wordsOf } from '../words/titles.ts';

/** A piece of a text and where it begins. */
export type Span = { text: string; from: number };

const TITLE_MAX = 110;
const WORDS_MAX = 14;

/** The words of a link, no title. */
export const isLinkLabel = (text: string): boolean => LINK_LABELS.has(text.toLowerCase());

/** A short line with a word of titles in it that is no sentence, address or contact line. */
export function looksLikeTitle(text: string): boolean {
  return couldBeTitle(text) && (hasTitleWord(text) || startsWithDegree(text));
}

/** "Head of Sales, Bell Ltd. Before that …": what a card says below a name may be long, its first clause is the title. */
export function firstClause(text: string): Span | undefined {
  if (text.length < 2 || text.length > LONG_MAX || SAYS.test(text.slice(0, TITLE_MAX))) return undefined;
  const isShort = text.length <= TITLE_MAX && !/\.\s/u.test(text);
  const end = isShort ? text.length : (/[,;]|(?<!\b\p{L}{1,3})\.\s|\s[–—]\s/u.exec(text)?.index ?? text.length);
  const clause = text.slice(0, end).replace(/\.$/u, '');
  const lead = wordsOf(clause).slice(0, 4);
  if (clause.length > TITLE_MAX || !lead.some(isTitleWord) || !couldBeTitle(clause)) return undefined;
  return { text: clause, from: 0 };
}

const LONG_MAX = 400;
/** A sentence, not a title. */
const SAYS =
  /\b(?:is|was|has|have|are|were|i|my|he|she|we|joined|works|worked|received|holds|studied|ist|war|hat|ich|er|wir|arbeitet|studierte|est|a été|es|fue|tiene|è|ha|heeft|werkt|jest|je|má|är|har)\b/iu;

/** What may stand in a title's place: short, and nothing else that cards hold. */
export function couldBeTitle(text: string): boolean {
  const bare = text.trim();
  if (bare.length < 2 || bare.length > TITLE_MAX || !/\p{L}{2}/u.test(bare)) return false;
  if (wordsOf(bare).length > WORDS_MAX || isLinkLabel(bare)) return false;
  if (/^https?:|www\.|@\S|[!?…›»>]$|^["“„«©]|^\(?\+?\d[\d\s()]/u.test(bare) || /\.\s+\p{Lu}\p{L}+\s+\p{Ll}/u.test(bare))
    return false;
  if (/\p{Ll}{3}\.$/u.test(bare) && wordsOf(bare).length > 5) return false;
  if (
    /^(?:tel|fon|fax|phone|mobil|mobile|telefon|telefax|e-?mail|mail|web|url)\b\s*[.:]?\s|^(?:room|raum|office|büro)\b\s*(?:[.:]|\d)/iu.test(
      bare,
    )
  )
    return false;
  if (/^(?:i|we|my|our|he|she|ich|wir|je|nous)\s/iu.test(bare)) return false;
  return !/\S@|@\S|[([](?:at|ät)[)\]]/u.test(bare) && !looksLikeAddressLine(bare);
}

export const looksLikeAffiliation = (text: string): boolean => looksLikeOrganisation(text);

/** "MBA", "Ph.D.": after a name, but no title. */
export const isDegree = (text: string): boolean =>
  text.split(/[\s,]+/u).every((word) => POSTNOMINALS.has(word.toLowerCase().replaceAll('.', '')));

/** Words by which a house calls a person its own. */
export const OUR =
  /(?<!\p{L})(?:our|unser(?:e[mnr]?)?|notre|nuestr[oa]|(?:il\s|la\s)?nostr[oa]|onze|noss[oa]|vår|vores)\s+/giu;

/** "Please contact our Sales Director": the title stands behind the word; "Head of our board" begins before it. */
function endOfLead(text: string): number {
  const [own] = text.slice(0, TITLE_MAX).matchAll(OUR);
  if (!own) return 0;
  const end = own.index + own[0].length;
  return hasTitleWord(text.slice(end)) && !hasTitleWord(text.slice(0, own.index)) ? end : 0;
}

/** Without the signs around it, nor the sentence that leads to it. */
export function cleanTitle(text: string, from: number): Span | undefined {
  const lead = endOfLead(text);
  const start = lead + (/^[\s:–—|•·,(（-]+/u.exec(text.slice(lead))?.[0].length ?? 0);
  let bare = text.slice(start).replace(/(?<![\s:：–—|•·,;(（-])[\s:：–—|•·,;(（-]+$/u, '');
  if (bare.endsWith(')') && !bare.includes('(')) bare = bare.slice(0, -1);
  return bare === '' ? undefined : { text: bare, from: from + start };
}
