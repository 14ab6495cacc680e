/** What mail programs of many languages put before the subject of an answer. */
const REPLY_WORDS = 're|aw|antw|antwort|sv|vs|odp|rif|ris|res|rép|ref|ynt|回复|回復|回覆|答复|答復|答覆|返信|답장|회신';
const FORWARD_WORDS = 'fw|fwd|wg|tr|rv|i|enc|doorst|pd|vl|vb|转发|轉發|轉寄|転送|전달';

/** Some count, as in "Re[2]:" or "Re(2):"; French leaves a space before the colon, Chinese writes a wide one. */
const startsWith = (words: string) =>
  new RegExp(`^\\s{0,20}(?:${words})(?:\\[\\d{1,3}\\]|\\(\\d{1,3}\\)|（\\d{1,3}）)?\\s?[:：]`, 'iu');

/** What comes before the subject of an answer, for those who take it off. */
export const REPLY_PREFIX = startsWith(REPLY_WORDS);
const FORWARD_PREFIX = startsWith(FORWARD_WORDS);

const PREFIXES = {
  reply: { known: REPLY_PREFIX, written: 'Re:' },
  forward: { known: FORWARD_PREFIX, written: 'Fw:' },
};

/** The subject of an answer to a mail, or of a mail that passes it on; a prefix that stands there is not written twice. */
export function addSubjectPrefix(subject: string, kind: keyof typeof PREFIXES): string {
  const { known, written } = PREFIXES[kind];
  return known.test(subject) ? subject : `${written} ${subject}`;
}
