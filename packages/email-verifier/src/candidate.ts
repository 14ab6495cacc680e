import { isAddress } from '@outrider/mail-kit/addresses/parse-address';
import { readSmtpReply } from '@outrider/mail-kit/replies/smtp-reply';
import type { VerifierPorts } from './ports.ts';
import { isRoleName } from './role-names.ts';
import { suggestDomain } from './suggest-address.ts';
import { type Flag, REASON_CATEGORIES, type Reason, type Verdict } from './verdict.ts';

/** An address on its way to a verdict. */
export type Candidate = {
  email: string;
  domain: string;
  /** Found once for all addresses of a domain: it costs more than anything else about them. */
  meantDomain: string | undefined;
  attempts: number;
  /** The last thing a host said about it. */
  mx: string;
  reply: string;
  /** Its verdict if nobody ever says more. */
  otherwise: Reason;
};

/** Undefined for a text that cannot be an address. */
export function candidateOf(email: string): Candidate | undefined {
  if (!isAddress(email)) return undefined;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  // An address literal names a machine, not a company's mailbox: nobody is reached by it in business.
  if (domain.startsWith('[') || !domain.includes('.')) return undefined;
  return { email, domain, meantDomain: undefined, attempts: 0, mx: '', reply: '', otherwise: 'temporary' };
}

/** A text that is no address, on its way to being called so. */
export function notAnAddress(email: string): Candidate {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const meantDomain = email.lastIndexOf('@') > 0 ? suggestDomain(domain) : undefined;
  return { email, domain, meantDomain, attempts: 0, mx: '', reply: '', otherwise: 'syntax' };
}

export function verdictOn(
  candidate: Candidate,
  reason: Reason,
  {
    lists,
    isCatchAll = false,
    mayChange = false,
  }: Pick<VerifierPorts, 'lists'> & { isCatchAll?: boolean; mayChange?: boolean },
): Verdict {
  const { email, domain, meantDomain, attempts, mx, reply } = candidate;
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const meant = meantDomain === undefined ? null : `${localPart}@${meantDomain}`;
  const { code, enhanced } = readSmtpReply(reply);
  const flags: [Flag, boolean][] = [
    ['role', isRoleName(localPart)],
    ['disposable', lists.isDisposable(domain, mx)],
    ['free', lists.isFree(domain)],
    ['catchAll', isCatchAll],
    ['typo', meant !== null],
  ];
  return {
    email,
    category: REASON_CATEGORIES[reason],
    reason,
    flags: flags.flatMap(([flag, isSet]) => (isSet ? [flag] : [])),
    mx,
    code: code ?? null,
    enhanced,
    reply: keptWords(reply),
    attempts,
    meant,
    mayChange,
  };
}

const WORDS_MAX = 1_000;
/** What nearly every server says: short, and in printable ASCII. */
const PLAIN_WORDS = /^[\r\n\t -~]{0,1000}$/;

/** What a stranger's server said, as it may be stored and shown: not endless, and nothing in it but text and line ends. */
const keptWords = (reply: string): string =>
  PLAIN_WORDS.test(reply)
    ? reply
    : reply
        .slice(0, WORDS_MAX)
        .toWellFormed()
        .replaceAll(/(?![\r\n\t])\p{Cc}/gu, ' ');
