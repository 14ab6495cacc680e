import { isAddress } from '@outrider/mail-kit/addresses/parse-address';
import type { VerifierPorts } from './ports.ts';
import { isRoleName } from './role-names.ts';
import { readSmtpReply } from './smtp-reply.ts';
import { suggestAddress } from './suggest-address.ts';
import { type Flag, REASON_CATEGORIES, type Reason, type Verdict } from './verdict.ts';

/** An address on its way to a verdict. */
export type Candidate = {
  email: string;
  domain: string;
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
  return { email, domain, attempts: 0, mx: '', reply: '', otherwise: 'temporary' };
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
  const { email, domain, attempts, mx, reply } = candidate;
  const meant = suggestAddress(email);
  const { code, enhanced } = readSmtpReply(reply);
  const flags: [Flag, boolean][] = [
    ['role', isRoleName(email.slice(0, email.lastIndexOf('@')))],
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
    reply,
    attempts,
    meant,
    mayChange,
  };
}
