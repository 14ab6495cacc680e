export type FoundPhone = { number: string; from: number; to: number; isFax: boolean };

/** Groups of digits as numbers are written; who has fewer than seven or more than fifteen digits (E.164) is none. */
const NUMBER = /(?<![\p{L}\d.])(?:\+\s?|\(\s?\+?|00)?\d[\d\s()/.–-]{4,28}\d(?![\d\p{L}])/gu;
const LABELLED =
  /(?:tel|telefon|telephone|phone|fon|mobile?|handy|cell|ph|téléphone|teléfono|tél|telefone|telefono|móvil|電話|电话|هاتف|тел|p|t|m)\s?[.:：]?\s*$/iu;
const FAX = /(?:fax|telefax|télécopie)\s?[.:：]?\s*$/iu;
/** Dates, years, bank and tax numbers look alike. */
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^(?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d$/u;

export function findPhones(text: string): FoundPhone[] {
  const found: FoundPhone[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const number = match[0];
    const digits = number.replace(/\D/gu, '').length;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const isFax = FAX.test(before);
    const isLabelled = LABELLED.test(before);
    const isShaped = /^\+|^\(\s?\+?0|^00|^0[\d\s]|^\(/u.test(number);
    if (digits < 7 || digits > 15 || DATE.test(number) || (!isFax && !isLabelled && !isShaped)) continue;
    found.push({ number: balance(number), from: match.index, to: match.index + balance(number).length, isFax });
  }
  return found;
}

/** Without a bracket that is not opened. */
const balance = (number: string) => {
  const opened = number.split('(').length;
  const closed = number.split(')').length;
  return closed > opened ? number.slice(0, number.lastIndexOf(')')).trimEnd() : number;
};
