/** Of an office, not of a person. */
const SHARED =
  /^(?:info|infos|information|contact|contacto|contato|contatti|kontakt|hello|hallo|hi|office|mail|email|post|support|help|service|sales|admin|administration|webmaster|team|press|presse|media|jobs|careers|bewerbung|karriere|datenschutz|privacy|dpo|legal|abuse|noreply|no-reply|newsletter|sponsoring|sponsors|events?|enquiries|inquiries|secretariat|sekretariat|secretaria|empfang|praxis|verwaltung|buchhaltung|accounting|marketing|verein|vorstand|board|geschaeftsstelle|geschäftsstelle|community|feedback|hr|it)(?:[._-]?\d*)$/iu;

export const isSharedAddress = (address: string): boolean =>
  SHARED.test(address.slice(0, Math.max(0, address.indexOf('@'))));

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '');

const foldShort = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '');

const PLAIN = /^[\0-\x7f]*$/;

/** How well the part before the @ fits a name. 3: given and family name. 2: family name, maybe with initials. 1: one of them. 0: not. */
export function matchAddress(address: string, name: string): 0 | 1 | 2 | 3 {
  const local = address
    .slice(0, Math.max(0, address.indexOf('@')))
    .slice(0, 64)
    .toLowerCase();
  const cut = name.slice(0, 100);
  if (PLAIN.test(local) && PLAIN.test(cut)) return matchFolded(local.replace(/[^a-z]/g, ''), cut.toLowerCase());
  const matchBy = (by: (text: string) => string) => matchFolded(by(local).replace(/[^a-z]/gu, ''), by(cut));
  return Math.max(matchBy(fold), matchBy(foldShort)) as 0 | 1 | 2 | 3;
}

function matchFolded(local: string, name: string): 0 | 1 | 2 | 3 {
  const words = name.split(/[^a-z]+/u).filter((word) => word.length > 1);
  const [first = '', last = ''] = [words[0], words[words.length - 1]];
  if (local.length < 2 || words.length === 0) return 0;
  const hasFirst = first.length > 2 && local.includes(first);
  const hasLast = last.length > 2 && local.includes(last);
  if (hasFirst && hasLast && first !== last) return 3;
  if (hasLast && local.length <= last.length + 3) return 2;
  // "dcampbel" for Douglas Campbell: an initial and the beginning of the family name.
  if (local.length > 4 && local[0] === first[0] && last.startsWith(local.slice(1))) return 2;
  if (hasFirst || hasLast) return 1;
  return 0;
}
