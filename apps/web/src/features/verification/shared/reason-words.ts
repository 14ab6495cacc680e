import type { VerifyRow } from '@outrider/contract/verification/verification';
import { REASON_CATEGORIES, type Reason } from '@outrider/email-verifier/verdict';
import type { TFunction } from 'i18next';

const isKnown = (reason: string): reason is Reason => Object.hasOwn(REASON_CATEGORIES, reason);

/** Why an address is in its category; a row that is asked again says when. */
export function reasonWords(
  t: TFunction<'verification'>,
  { reason, pending, nextTryAt }: Pick<VerifyRow, 'reason' | 'pending' | 'nextTryAt'>,
  time: (at: string) => string,
): string {
  const words = isKnown(reason) ? t(`reason.${reason}`) : reason;
  return pending && nextTryAt !== null ? t('results.nextTry', { reason: words, time: time(nextTryAt) }) : words;
}

/** The address a server repeats, which stands in the row already. */
const ECHO = /<[^<>\s@]*@[^<>\s]*>:?/g;

/** What many servers begin with before they say why. */
const PREAMBLE = /^Recipient address rejected: (?=\S)/i;

/** What the server said, apart from its codes, which are shown before it. */
export function replyWords({ code, enhanced, reply }: Pick<VerifyRow, 'code' | 'enhanced' | 'reply'>): string {
  const lines = reply.split(/\r?\n/).map((line) => {
    const words = code === null ? line : line.replace(new RegExp(`^\\s*${code}[\\s-]?`), '');
    return enhanced !== '' && words.startsWith(enhanced) ? words.slice(enhanced.length) : words;
  });
  return lines.join(' ').replaceAll(ECHO, ' ').replaceAll(/\s+/g, ' ').trim().replace(PREAMBLE, '');
}

/** The codes of the answer; what a name server says of a domain that is not there has a name of its own (RFC 8020). */
export function codeWords({ code, enhanced, reason }: Pick<VerifyRow, 'code' | 'enhanced' | 'reason'>): string {
  if (code !== null) return enhanced === '' ? String(code) : `${code} ${enhanced}`;
  return reason === 'noSuchDomain' ? 'NXDOMAIN' : '';
}
