/** A label of the DNS has 63 letters at most (RFC 1035, 2.3.4); what people type is not read further than this. */
const READ_MAX = 100;

/** Letters that no decomposition turns into one of the DNS. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** What the user typed as words of letters and digits that a domain can be made of. */
export const foldWords = (text: string): string[] =>
  text
    .slice(0, READ_MAX)
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/gu, (letter) => SPELLED[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
